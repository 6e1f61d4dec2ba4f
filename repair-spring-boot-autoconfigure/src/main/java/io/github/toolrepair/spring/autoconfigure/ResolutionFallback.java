package io.github.toolrepair.spring.autoconfigure;

import java.util.function.Function;

import org.jspecify.annotations.Nullable;

import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.resolution.ToolCallbackResolver;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.core.env.Environment;

/**
 * Finds tools that the request does not have, as Spring AI itself does it if the property
 * {@value #PROPERTY} is set.
 */
final class ResolutionFallback implements Function<String, @Nullable ToolCallback> {

	static final String PROPERTY = "spring.ai.tools.resolution.fallback.enabled";

	private final ObjectProvider<ToolCallbackResolver> resolver;

	private final boolean enabled;

	ResolutionFallback(ObjectProvider<ToolCallbackResolver> resolver, Environment environment) {
		this.resolver = resolver;
		this.enabled = environment.getProperty(PROPERTY, Boolean.class, false);
	}

	@Override
	public @Nullable ToolCallback apply(String toolName) {
		ToolCallbackResolver available = this.enabled ? this.resolver.getIfAvailable() : null;
		return (available != null) ? available.resolve(toolName) : null;
	}

}
