package io.github.toolrepair.sample.scripted;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import io.github.toolrepair.sample.scenario.ScriptedCall;
import tools.jackson.databind.JsonNode;

/**
 * One message of a conversation as it came over the wire.
 *
 * @param role who speaks, such as {@code user}, {@code assistant} or {@code tool}
 * @param content what is said, empty if nothing is
 * @param calls the tool calls of an assistant's message
 * @param callIds the IDs of these calls, in their order
 */
public record ChatMessage(String role, String content, List<ScriptedCall> calls, List<String> callIds) {

	public ChatMessage {
		calls = List.copyOf(calls);
		callIds = List.copyOf(callIds);
	}

	static ChatMessage from(JsonNode message) {
		List<ScriptedCall> calls = new ArrayList<>();
		List<String> callIds = new ArrayList<>();
		for (JsonNode call : message.path("tool_calls")) {
			JsonNode function = call.path("function");
			calls.add(new ScriptedCall(function.path("name").asString(""), function.path("arguments").asString("")));
			callIds.add(call.path("id").asString(""));
		}
		return new ChatMessage(message.path("role").asString(""), text(message.path("content")), calls, callIds);
	}

	/**
	 * Gives the text of a content, which may also be a list of parts.
	 */
	private static String text(JsonNode content) {
		if (content.isArray()) {
			return content.valueStream().map((part) -> part.path("text").asString("")).collect(Collectors.joining());
		}
		return content.asString("");
	}

	/**
	 * Whether a user says this.
	 */
	public boolean isFromUser() {
		return this.role.equals("user");
	}

	/**
	 * Whether a tool says this.
	 */
	public boolean isFromTool() {
		return this.role.equals("tool");
	}

	/**
	 * Whether this is a message of the model that calls tools.
	 */
	public boolean isToolRound() {
		return !this.calls.isEmpty();
	}

}
