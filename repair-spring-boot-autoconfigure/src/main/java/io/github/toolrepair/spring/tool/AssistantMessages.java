package io.github.toolrepair.spring.tool;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.util.ClassUtils;

/**
 * Copies messages of a model with every version of Spring AI.
 */
public final class AssistantMessages {

	/** Spring AI has it from 2.0.1 on. */
	private static final boolean MUTABLE = ClassUtils.hasMethod(AssistantMessage.class, "mutate");

	private AssistantMessages() {
	}

	/**
	 * Builder of a message that is like the given one, as the message itself makes it
	 * where it can.
	 */
	public static AssistantMessage.Builder<?> mutate(AssistantMessage message) {
		return MUTABLE ? message.mutate() : copy(message);
	}

	static AssistantMessage.Builder<?> copy(AssistantMessage message) {
		return AssistantMessage.builder()
			.content(message.getText())
			.properties(message.getMetadata())
			.toolCalls(message.getToolCalls())
			.media(message.getMedia());
	}

}
