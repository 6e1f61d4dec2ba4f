package io.github.toolrepair.grammar;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads Gemma's notation of objects: names without quotes, strings between delimiters in
 * which nothing is escaped, everything else as in JSON.
 */
final class BraceBody {

	private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

	private static final String CALL = "call:";

	private final Cursor cursor;

	private final String delimiter;

	private BraceBody(Cursor cursor, String delimiter) {
		this.cursor = cursor;
		this.delimiter = delimiter;
	}

	/**
	 * The call that begins here; null if none does. The cursor stands behind it.
	 * @param delimiter what stands on both sides of a string; empty if strings are bare
	 */
	static @Nullable ParsedCall call(Cursor cursor, String delimiter) {
		if (!cursor.take(CALL)) {
			return null;
		}
		return named(cursor.takeName(), cursor, delimiter);
	}

	/**
	 * The call of the tool whose arguments begin here; null if none do.
	 */
	static @Nullable ParsedCall named(String name, Cursor cursor, String delimiter) {
		ObjectNode arguments = (!name.isEmpty() && cursor.peek() == '{')
				? new BraceBody(cursor, delimiter).object(JsonScan.DEEPEST) : null;
		return (arguments != null) ? new ParsedCall(name, arguments) : null;
	}

	private @Nullable ObjectNode object(int depth) {
		ObjectNode object = NODES.objectNode();
		this.cursor.take("{");
		this.cursor.skipBlanks();
		while (!this.cursor.take("}")) {
			String name = name();
			if (name.isEmpty() || object.has(name) || !this.cursor.takeBehindBlanks(":")) {
				return null;
			}
			JsonNode value = value(depth);
			if (value == null) {
				return null;
			}
			object.set(name, value);
			if (!takeSeparator('}')) {
				return null;
			}
		}
		return object;
	}

	private String name() {
		if (this.cursor.peek() == '"' || isDelimited()) {
			JsonNode name = string();
			return (name != null) ? name.stringValue() : "";
		}
		return this.cursor.takeName();
	}

	private @Nullable JsonNode value(int depth) {
		this.cursor.skipBlanks();
		if (this.cursor.peek() == '"' || isDelimited()) {
			return string();
		}
		return switch (this.cursor.peek()) {
			case '{' -> (depth > 1) ? object(depth - 1) : null;
			case '[' -> (depth > 1) ? array(depth - 1) : null;
			default -> scalar();
		};
	}

	private @Nullable ArrayNode array(int depth) {
		ArrayNode array = NODES.arrayNode();
		this.cursor.take("[");
		this.cursor.skipBlanks();
		while (!this.cursor.take("]")) {
			JsonNode item = value(depth);
			if (item == null) {
				return null;
			}
			array.add(item);
			if (!takeSeparator(']')) {
				return null;
			}
		}
		return array;
	}

	private boolean takeSeparator(char closer) {
		this.cursor.skipBlanks();
		boolean comma = this.cursor.take(",");
		this.cursor.skipBlanks();
		return comma || this.cursor.peek() == closer;
	}

	private boolean isDelimited() {
		return !this.delimiter.isEmpty() && this.cursor.sees(this.delimiter);
	}

	private @Nullable JsonNode string() {
		if (!isDelimited()) {
			return quoted();
		}
		int start = this.cursor.at() + this.delimiter.length();
		int end = this.cursor.find(this.delimiter, start);
		if (end < 0) {
			return null;
		}
		this.cursor.moveTo(end + this.delimiter.length());
		return NODES.stringNode(this.cursor.text(start, end));
	}

	private @Nullable JsonNode quoted() {
		int start = this.cursor.at();
		int end = start + 1;
		while (this.cursor.charAt(end) != '"') {
			if (this.cursor.isBeyond(end)) {
				return null;
			}
			end += (this.cursor.charAt(end) == '\\') ? 2 : 1;
		}
		this.cursor.moveTo(end + 1);
		return JsonBody.read(this.cursor.text(start, end + 1));
	}

	/**
	 * A number, a boolean or null; where strings are bare, also the text up to the end of
	 * the value.
	 */
	private @Nullable JsonNode scalar() {
		int start = this.cursor.at();
		while (isPartOfScalar(this.cursor.peek())) {
			this.cursor.moveTo(this.cursor.at() + 1);
		}
		String text = this.cursor.textSince(start).strip();
		JsonNode value = JsonBody.read(text);
		if (value != null || !this.delimiter.isEmpty() || text.isEmpty()) {
			return value;
		}
		return NODES.stringNode(text);
	}

	private boolean isPartOfScalar(char character) {
		boolean bare = this.delimiter.isEmpty() && (character == ' ' || Character.isLetterOrDigit(character)
				|| character == '/' || character == '\'' || character == '@');
		return bare || Cursor.isPartOfName(character) || character == '+';
	}

}
