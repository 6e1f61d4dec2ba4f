package io.github.toolrepair.spring.tool;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;

import io.github.toolrepair.grammar.GrammarCall;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;

/**
 * Tool calls of a message that the model printed as text. The message names them, so that
 * their results can tell the model so.
 */
public final class PromotedCalls {

	/** Metadata of the message, which survives the aggregation of a stream. */
	static final String IDS = "io.github.toolrepair.promoted";

	static final String NOTE = "The call was printed as text. Use the tool call interface of this conversation instead.";

	/**
	 * Mistral takes nothing but nine of these as an ID, all other providers take that
	 * too.
	 */
	private static final String ID_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

	private static final int ID_LENGTH = 9;

	private PromotedCalls() {
	}

	/**
	 * The message with another text and, if there are any, with these calls.
	 */
	public static AssistantMessage apply(AssistantMessage message, String text, List<GrammarCall> calls) {
		if (calls.isEmpty()) {
			return AssistantMessages.mutate(message).content(text).build();
		}
		List<ToolCall> toolCalls = calls.stream()
			.map((call) -> new ToolCall(id(), "function", call.name(), call.arguments()))
			.toList();
		Map<String, Object> metadata = new HashMap<>(message.getMetadata());
		metadata.put(IDS, toolCalls.stream().map(ToolCall::id).toList());
		return AssistantMessages.mutate(message).content(text).properties(metadata).toolCalls(toolCalls).build();
	}

	private static String id() {
		StringBuilder id = new StringBuilder(ID_LENGTH);
		for (int i = 0; i < ID_LENGTH; i++) {
			id.append(ID_CHARACTERS.charAt(ThreadLocalRandom.current().nextInt(ID_CHARACTERS.length())));
		}
		return id.toString();
	}

	/**
	 * Whether the call of that message was printed as text.
	 */
	static boolean contains(AssistantMessage message, ToolCall call) {
		return message.getMetadata().get(IDS) instanceof Collection<?> ids && ids.contains(call.id());
	}

}
