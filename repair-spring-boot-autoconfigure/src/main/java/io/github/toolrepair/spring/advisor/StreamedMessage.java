package io.github.toolrepair.spring.advisor;

import io.github.toolrepair.grammar.GrammarResult;
import io.github.toolrepair.grammar.GrammarStream;
import io.github.toolrepair.model.FinishReason;
import io.github.toolrepair.spring.tool.AssistantMessages;
import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.client.ChatClientResponse;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.model.Generation;
import org.springframework.util.StringUtils;

/**
 * One message of a streamed response.
 */
final class StreamedMessage {

	private final GrammarStream stream;

	private final @Nullable String modelId;

	private @Nullable String finishReason;

	private ChatClientResponse lastChunk;

	/**
	 * Message that begins with a chunk.
	 * @param stream recovers calls from its text
	 * @param modelId model that sends it; null if unknown
	 * @param chunk the first chunk
	 */
	StreamedMessage(GrammarStream stream, @Nullable String modelId, ChatClientResponse chunk) {
		this.stream = stream;
		this.modelId = modelId;
		this.lastChunk = chunk;
	}

	@Nullable String modelId() {
		return this.modelId;
	}

	/**
	 * Last chunk that holds a part of this message.
	 */
	ChatClientResponse lastChunk() {
		return this.lastChunk;
	}

	/**
	 * Takes a part of the message.
	 * @return the same part with the text that may be shown now
	 */
	Generation accept(Generation part, ChatClientResponse chunk) {
		this.lastChunk = chunk;
		if (isEnd(part)) {
			this.finishReason = part.getMetadata().getFinishReason();
		}
		AssistantMessage output = part.getOutput();
		String text = output.getText();
		if (!StringUtils.hasLength(text) || Reasoning.is(output)) {
			return part;
		}
		String released = this.stream.accept(text);
		return released.equals(text) ? part
				: new Generation(AssistantMessages.mutate(output).content(released).build(), part.getMetadata());
	}

	/**
	 * Whether the part says why the model stopped.
	 */
	static boolean isEnd(Generation part) {
		return FinishReason.of(part.getMetadata().getFinishReason()) != FinishReason.UNKNOWN;
	}

	/**
	 * What is still to be shown, and the calls, at the end of the stream.
	 * @param toolCallsPresent whether the response has tool calls already
	 */
	GrammarResult finish(boolean toolCallsPresent) {
		return this.stream.finish(this.finishReason, toolCallsPresent);
	}

	/**
	 * All text that is held back.
	 */
	String flush() {
		return this.stream.flush();
	}

}
