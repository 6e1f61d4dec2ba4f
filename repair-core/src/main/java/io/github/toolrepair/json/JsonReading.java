package io.github.toolrepair.json;

import io.github.toolrepair.model.UnrepairableReason;
import tools.jackson.databind.JsonNode;

/**
 * What reading a text as JSON gave.
 */
public sealed interface JsonReading {

	/**
	 * The text is one JSON value with nothing behind it.
	 */
	record Value(JsonNode value) implements JsonReading {

	}

	/**
	 * The text is not one JSON value, or one beyond the limits.
	 */
	record Failure(UnrepairableReason reason) implements JsonReading {

	}

}
