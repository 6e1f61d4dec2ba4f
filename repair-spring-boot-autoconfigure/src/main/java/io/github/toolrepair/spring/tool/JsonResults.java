package io.github.toolrepair.spring.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.json.JsonTextWriter;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;

import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage.ToolResponse;
import org.springframework.ai.chat.prompt.ChatOptions;

/**
 * Tool results for a client that can send nothing but JSON. The client for Google GenAI
 * parses each result and throws if it is none (Spring AI 2.0.1), as the message of any
 * exception is.
 */
final class JsonResults {

	/** By name, since applications with other models do not have the class. */
	private static final String GOOGLE_GENAI_OPTIONS = "org.springframework.ai.google.genai.GoogleGenAiChatOptions";

	private JsonResults() {
	}

	/**
	 * Whether the client that these options are for needs JSON.
	 */
	static boolean areNeededBy(@Nullable ChatOptions options) {
		Class<?> type = (options != null) ? options.getClass() : null;
		while (type != null && !type.getName().equals(GOOGLE_GENAI_OPTIONS)) {
			type = type.getSuperclass();
		}
		return type != null;
	}

	/**
	 * The history, in which those newest results of the given tools that are no JSON
	 * became JSON strings. The same list if there are none.
	 */
	static List<Message> in(List<Message> history, Set<String> toolNames) {
		int last = history.size() - 1;
		if (last < 0 || !(history.get(last) instanceof ToolResponseMessage message)) {
			return history;
		}
		List<ToolResponse> responses = message.getResponses()
			.stream()
			.map((response) -> toolNames.contains(response.name()) ? json(response) : response)
			.toList();
		if (responses.equals(message.getResponses())) {
			return history;
		}
		List<Message> changed = new ArrayList<>(history);
		changed.set(last, ToolResponseMessage.builder().responses(responses).metadata(message.getMetadata()).build());
		return changed;
	}

	private static ToolResponse json(ToolResponse response) {
		String text = response.responseData();
		return JsonTextReader.isWellFormed(text) ? response : new ToolResponse(response.id(), response.name(),
				JsonTextWriter.write(JsonNodeFactory.instance.stringNode(text)));
	}

}
