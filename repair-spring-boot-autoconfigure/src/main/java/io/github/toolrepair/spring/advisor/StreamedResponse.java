package io.github.toolrepair.spring.advisor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

import io.github.toolrepair.GrammarRecovery;
import io.github.toolrepair.grammar.GrammarContext;
import io.github.toolrepair.grammar.GrammarResult;
import io.github.toolrepair.spring.tool.PromotedCalls;

import org.springframework.ai.chat.client.ChatClientResponse;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.metadata.ChatResponseMetadata;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.util.StringUtils;

/**
 * One subscription to a streamed response.
 * <p>
 * Chunks pass at once, without the text that is held back because it may belong to a
 * call. Only the chunk that ends the message, and what follows it without text, waits for
 * the end of the stream: promoted calls are put into it, so that nothing tells that the
 * turn is over while its tools are yet to run.
 */
final class StreamedResponse {

	/** Metadata by which clients tell the messages of one response apart. */
	private static final String INDEX = "index";

	private final GrammarRequest request;

	private final GrammarRecovery recovery;

	private final LeakEvents events;

	private final Map<Integer, StreamedMessage> messages = new TreeMap<>();

	/** Chunks that wait for the end of the stream. */
	private final List<ChatClientResponse> tail = new ArrayList<>();

	private boolean toolCalls;

	StreamedResponse(GrammarRequest request, GrammarRecovery recovery, LeakEvents events) {
		this.request = request;
		this.recovery = recovery;
		this.events = events;
	}

	/**
	 * Takes a chunk.
	 * @return chunks that may be shown now
	 */
	List<ChatClientResponse> accept(ChatClientResponse chunk) {
		ChatClientResponse released = release(chunk);
		List<ChatClientResponse> passing = new ArrayList<>();
		if (parts(chunk).stream().anyMatch(StreamedResponse::addsToMessage)) {
			passing.addAll(this.tail);
			this.tail.clear();
		}
		boolean waits = !this.tail.isEmpty() || parts(chunk).stream().anyMatch(StreamedMessage::isEnd);
		(waits ? this.tail : passing).add(released);
		return passing;
	}

	private static List<Generation> parts(ChatClientResponse chunk) {
		ChatResponse response = chunk.chatResponse();
		return (response != null) ? response.getResults() : List.of();
	}

	private static boolean addsToMessage(Generation part) {
		return StringUtils.hasLength(part.getOutput().getText()) || part.getOutput().hasToolCalls();
	}

	private ChatClientResponse release(ChatClientResponse chunk) {
		List<Generation> parts = parts(chunk);
		List<Generation> released = new ArrayList<>();
		for (int i = 0; i < parts.size(); i++) {
			Generation part = parts.get(i);
			this.toolCalls = this.toolCalls || part.getOutput().hasToolCalls();
			released.add(message(index(part, i), chunk).accept(part, chunk));
		}
		return released.equals(parts) ? chunk : with(chunk, released);
	}

	private static int index(Generation part, int position) {
		return (part.getOutput().getMetadata().get(INDEX) instanceof Number index) ? index.intValue() : position;
	}

	private StreamedMessage message(int index, ChatClientResponse chunk) {
		return this.messages.computeIfAbsent(index, (key) -> {
			GrammarContext context = this.request.contextOf(Objects.requireNonNull(chunk.chatResponse()));
			return new StreamedMessage(this.recovery.stream(context), context.modelId(), chunk);
		});
	}

	private static ChatClientResponse with(ChatClientResponse chunk, List<Generation> parts) {
		ChatResponse response = Objects.requireNonNull(chunk.chatResponse());
		return chunk.mutate().chatResponse(ChatResponse.builder().from(response).generations(parts).build()).build();
	}

	/**
	 * Takes the end of the stream.
	 * @return all chunks that are still to be shown
	 */
	List<ChatClientResponse> finish() {
		List<ChatClientResponse> chunks = new ArrayList<>();
		this.messages.forEach((index, message) -> {
			GrammarResult result = message.finish(this.toolCalls);
			this.events.publish(result, message.modelId());
			// Only one message can be answered with results, so the first call wins.
			this.toolCalls = this.toolCalls || !result.calls().isEmpty();
			if (!result.text().isEmpty() || !result.calls().isEmpty()) {
				chunks.addAll(end(index, message, result));
			}
		});
		chunks.addAll(this.tail);
		return chunks;
	}

	/**
	 * Puts what is left of a message into the chunk that ends it.
	 * @return what has to be shown before: text never stands beside calls, since the tool
	 * calling advisor keeps chunks with calls to itself
	 */
	private List<ChatClientResponse> end(int index, StreamedMessage message, GrammarResult result) {
		int position = endOf(index, message);
		ChatClientResponse end = this.tail.get(position);
		List<Generation> parts = new ArrayList<>(parts(end));
		int last = positionOf(index, parts);
		AssistantMessage output = parts.get(last).getOutput();
		String text = Objects.requireNonNullElse(output.getText(), "") + result.text();
		boolean apart = !result.calls().isEmpty();
		AssistantMessage ended = PromotedCalls.apply(output, apart ? "" : text, result.calls());
		parts.set(last, new Generation(ended, parts.get(last).getMetadata()));
		this.tail.set(position, with(end, parts));
		return (apart && !text.isEmpty()) ? List.of(chunk(index, text, end)) : List.of();
	}

	/**
	 * Position in the tail of the chunk that ends the message; one is added if there is
	 * none.
	 */
	private int endOf(int index, StreamedMessage message) {
		for (int i = 0; i < this.tail.size(); i++) {
			if (positionOf(index, parts(this.tail.get(i))) >= 0) {
				return i;
			}
		}
		this.tail.add(chunk(index, "", message.lastChunk()));
		return this.tail.size() - 1;
	}

	private static int positionOf(int index, List<Generation> parts) {
		for (int i = 0; i < parts.size(); i++) {
			if (index(parts.get(i), i) == index) {
				return i;
			}
		}
		return -1;
	}

	/**
	 * Chunk with a text and with nothing else that would count twice, such as usage or
	 * reasoning.
	 */
	private static ChatClientResponse chunk(int index, String text, ChatClientResponse like) {
		ChatResponseMetadata metadata = Objects.requireNonNull(like.chatResponse()).getMetadata();
		AssistantMessage output = AssistantMessage.builder().content(text).properties(Map.of(INDEX, index)).build();
		ChatResponse response = ChatResponse.builder()
			.generations(List.of(new Generation(output)))
			.metadata(ChatResponseMetadata.builder().id(metadata.getId()).model(metadata.getModel()).build())
			.build();
		return like.mutate().chatResponse(response).build();
	}

	/**
	 * Takes an error of the stream.
	 * @return all chunks that are still to be shown, with all text that was held back
	 */
	List<ChatClientResponse> flush() {
		List<ChatClientResponse> chunks = new ArrayList<>(this.tail);
		this.messages.forEach((index, message) -> {
			String text = message.flush();
			if (!text.isEmpty()) {
				chunks.add(chunk(index, text, message.lastChunk()));
			}
		});
		return chunks;
	}

}
