package io.github.toolrepair.json;

import java.util.Locale;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes trees as compact JSON text.
 */
public final class JsonTextWriter {

	private static final JsonMapper MAPPER = JsonMapper.builder().build();

	private JsonTextWriter() {
	}

	/**
	 * JSON text of the tree, without blanks between tokens; numbers keep their digits,
	 * lone surrogates are escaped.
	 */
	public static String write(JsonNode tree) {
		return escapeLoneSurrogates(MAPPER.writeValueAsString(tree));
	}

	/**
	 * Half a surrogate pair is no character that could be encoded later; it can stand
	 * only inside a string, where JSON has an escape for it.
	 */
	private static String escapeLoneSurrogates(String json) {
		if (!hasSurrogate(json)) {
			return json;
		}
		StringBuilder escaped = new StringBuilder(json.length() + 16);
		json.codePoints().forEach((character) -> {
			if (isSurrogate(character)) {
				escaped.append(String.format(Locale.ROOT, "\\u%04x", character));
			}
			else {
				escaped.appendCodePoint(character);
			}
		});
		return escaped.toString();
	}

	/**
	 * Whether the text holds any half of a surrogate pair, alone or not.
	 */
	private static boolean hasSurrogate(String json) {
		for (int i = 0; i < json.length(); i++) {
			if (Character.isSurrogate(json.charAt(i))) {
				return true;
			}
		}
		return false;
	}

	private static boolean isSurrogate(int character) {
		return character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
	}

}
