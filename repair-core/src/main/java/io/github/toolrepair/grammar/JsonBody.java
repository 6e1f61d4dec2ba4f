package io.github.toolrepair.grammar;

import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads JSON where a call has its payload. The end is where the JSON ends, whatever
 * closers its strings hold.
 */
final class JsonBody {

	private static final JsonTextReader READER = new JsonTextReader(JsonScan.DEEPEST,
			JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS);

	private JsonBody() {
	}

	/**
	 * The array or object that begins here; null if none does. The cursor stands behind
	 * it.
	 */
	static @Nullable JsonNode container(Cursor cursor) {
		char first = cursor.peek();
		if (first != '{' && first != '[') {
			return null;
		}
		JsonScan scan = new JsonScan();
		int end = cursor.at();
		while (!scan.isComplete()) {
			if (cursor.isBeyond(end) || !scan.accept(cursor.charAt(end))) {
				return null;
			}
			end++;
		}
		JsonNode read = read(cursor.text(cursor.at(), end));
		if (read != null) {
			cursor.moveTo(end);
		}
		return read;
	}

	static @Nullable ObjectNode object(Cursor cursor) {
		return (cursor.peek() == '{' && container(cursor) instanceof ObjectNode object) ? object : null;
	}

	/**
	 * The text as one JSON value; null if it is none.
	 */
	static @Nullable JsonNode read(String text) {
		return (READER.read(text) instanceof JsonReading.Value value) ? value.value() : null;
	}

}
