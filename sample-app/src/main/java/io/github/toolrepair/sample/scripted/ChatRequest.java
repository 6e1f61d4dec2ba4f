package io.github.toolrepair.sample.scripted;

import java.util.List;

import tools.jackson.databind.JsonNode;

/**
 * What the scripted model needs of a chat-completions request.
 *
 * @param model the requested model, which the response names in turn
 * @param stream whether the response is a stream of events
 * @param includeUsage whether a stream ends with the usage
 * @param user the name under which the conversation is kept, empty for a conversation
 * that is not kept
 * @param messages the whole conversation so far
 */
record ChatRequest(String model, boolean stream, boolean includeUsage, String user, List<ChatMessage> messages) {

	ChatRequest {
		messages = List.copyOf(messages);
	}

	static ChatRequest from(JsonNode body) {
		if (!body.path("messages").isArray() || body.path("messages").isEmpty()) {
			throw new IllegalArgumentException("'messages' must be an array that is not empty");
		}
		List<ChatMessage> messages = body.path("messages").valueStream().map(ChatMessage::from).toList();
		return new ChatRequest(body.path("model").asString("scripted-model"), body.path("stream").asBoolean(false),
				body.path("stream_options").path("include_usage").asBoolean(false), body.path("user").asString(""),
				messages);
	}

	/**
	 * Gives the size of the conversation in characters.
	 */
	int size() {
		return this.messages.stream().mapToInt((message) -> message.content().length()).sum();
	}

}
