package io.github.toolrepair.spring.tool;

import java.util.Set;

import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.prompt.ChatOptions;

/**
 * Tells providers by the options that their clients use, since neither a request nor a
 * response names one (Spring AI 2.0.1).
 */
final class ModelProviders {

	private static final String SPRING_AI = "org.springframework.ai.";

	/** Packages of options that every client takes. */
	private static final Set<String> ANY_CLIENT = Set.of("chat", "model");

	private ModelProviders() {
	}

	/**
	 * Package of Spring AI's client, such as {@code openai} or {@code ollama}; null if
	 * the options are none of a client's own.
	 */
	static @Nullable String of(ChatOptions options) {
		String packageName = options.getClass().getPackageName() + '.';
		if (!packageName.startsWith(SPRING_AI)) {
			return null;
		}
		String client = packageName.substring(SPRING_AI.length(), packageName.indexOf('.', SPRING_AI.length()));
		return ANY_CLIENT.contains(client) ? null : client;
	}

}
