package io.github.toolrepair.spring.autoconfigure;

import java.util.List;

import org.jspecify.annotations.Nullable;

import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;

/**
 * Hints for a native image. The properties are Spring Boot's business, and the resources
 * of the schema validator come with hints of their own; what is left are the classes of
 * Caffeine that a cache picks by name, and what of Spring AI is read by reflection.
 */
final class RepairRuntimeHints implements RuntimeHintsRegistrar {

	/**
	 * Caches of a bounded size and caches with weak keys, each with the factory of its
	 * entries (Caffeine 3.2).
	 */
	private static final List<String> CACHES = List.of("SSMS", "PSMS", "WS", "FS");

	/** Callbacks whose fields hold the Java types of their arguments. */
	private static final List<String> CALLBACKS = List.of("method.MethodToolCallback", "function.FunctionToolCallback");

	@Override
	public void registerHints(RuntimeHints hints, @Nullable ClassLoader classLoader) {
		CACHES.forEach((name) -> hints.reflection()
			.registerTypeIfPresent(classLoader, "com.github.benmanes.caffeine.cache." + name,
					MemberCategory.INVOKE_DECLARED_CONSTRUCTORS, MemberCategory.ACCESS_DECLARED_FIELDS));
		CALLBACKS.forEach((name) -> hints.reflection()
			.registerTypeIfPresent(classLoader, "org.springframework.ai.tool." + name,
					MemberCategory.ACCESS_DECLARED_FIELDS));
		hints.reflection()
			.registerTypeIfPresent(classLoader, "org.springframework.ai.openai.OpenAiChatOptions",
					MemberCategory.INVOKE_PUBLIC_METHODS);
	}

}
