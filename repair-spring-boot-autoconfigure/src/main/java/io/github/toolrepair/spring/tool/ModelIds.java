package io.github.toolrepair.spring.tool;

import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/**
 * Model IDs as they may stand in events. A response is free to name its model as it
 * likes; what doesn't look like an ID is not told.
 */
final class ModelIds {

	private static final Pattern ID = Pattern.compile("[\\p{Alnum}._:/@+-]{1,128}");

	private ModelIds() {
	}

	/**
	 * The ID itself; null if it is none.
	 */
	static @Nullable String known(@Nullable String modelId) {
		return (modelId != null && ID.matcher(modelId).matches()) ? modelId : null;
	}

}
