package io.github.toolrepair.preprocess;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonLocation;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Preprocessor that cleans texts at their place.
 */
interface TextPreprocessor extends ValuePreprocessor {

	/**
	 * The clean text; null if there is nothing to clean. Used on its own result it gives
	 * null.
	 */
	@Nullable String clean(String text);

	/**
	 * Whether texts at the location are what this preprocessor is for.
	 */
	default boolean concerns(JsonLocation location, CallContext call) {
		return true;
	}

	@Override
	default @Nullable JsonNode replacement(JsonNode value, JsonLocation location, CallContext call) {
		String clean = (value.isString() && concerns(location, call)) ? clean(value.stringValue()) : null;
		return (clean != null) ? JsonNodeFactory.instance.stringNode(clean) : null;
	}

}
