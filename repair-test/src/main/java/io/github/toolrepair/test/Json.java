package io.github.toolrepair.test;

import java.util.Comparator;

import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.model.RepairLimits;
import tools.jackson.databind.JsonNode;

/**
 * JSON as the pipeline reads it.
 */
final class Json {

	private static final JsonTextReader READER = new JsonTextReader(RepairLimits.DEEPEST_NESTING);

	private static final Comparator<JsonNode> BY_VALUE = (left, right) -> {
		if (left.isNumber() && right.isNumber()) {
			return left.decimalValue().compareTo(right.decimalValue());
		}
		return left.equals(right) ? 0 : 1;
	};

	private Json() {
	}

	static JsonNode read(String text) {
		if (READER.read(text) instanceof JsonReading.Value read) {
			return read.value();
		}
		throw new IllegalArgumentException("Not JSON: " + text);
	}

	/**
	 * Whether both mean the same; 5 and 5.0 do.
	 */
	static boolean isSame(JsonNode left, JsonNode right) {
		return left.equals(BY_VALUE, right);
	}

}
