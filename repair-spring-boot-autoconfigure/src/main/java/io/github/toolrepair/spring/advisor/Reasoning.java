package io.github.toolrepair.spring.advisor;

import java.util.Map;

import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.messages.AssistantMessage;

/**
 * Tells messages that are a model's reasoning from those that are its answer, as the
 * clients of Spring AI 2.0.1 mark them.
 */
final class Reasoning {

	private Reasoning() {
	}

	/**
	 * Whether the text of the message is reasoning: Google GenAI marks it by
	 * {@code isThought}, Anthropic by {@code thinking} or by the signature of its
	 * thinking. Clients that report reasoning beside the text don't need this.
	 */
	static boolean is(AssistantMessage message) {
		Map<String, Object> metadata = message.getMetadata();
		return isTrue(metadata.get("isThought")) || isTrue(metadata.get("thinking"))
				|| metadata.containsKey("signature");
	}

	private static boolean isTrue(@Nullable Object value) {
		return value != null && Boolean.parseBoolean(value.toString());
	}

}
