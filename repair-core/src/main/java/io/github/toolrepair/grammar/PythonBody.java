package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads Python calls whose arguments are literals with names: {@code f(a="b", n=[1])}.
 * Anything that would have to be evaluated is no call.
 */
final class PythonBody {

	private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

	private static final Map<String, JsonNode> WORDS = Map.of("True", NODES.booleanNode(true), "true",
			NODES.booleanNode(true), "False", NODES.booleanNode(false), "false", NODES.booleanNode(false), "None",
			NODES.nullNode(), "null", NODES.nullNode());

	private static final Map<Character, String> ESCAPES = Map.ofEntries(Map.entry('n', "\n"), Map.entry('t', "\t"),
			Map.entry('r', "\r"), Map.entry('b', "\b"), Map.entry('f', "\f"), Map.entry('a', "\u0007"),
			Map.entry('v', "\u000b"), Map.entry('\\', "\\"), Map.entry('\'', "'"), Map.entry('"', "\""),
			Map.entry('\n', ""));

	private final Cursor cursor;

	private PythonBody(Cursor cursor) {
		this.cursor = cursor;
	}

	/**
	 * The calls of a list such as {@code [f(a=1), g()]}; null if it holds anything else.
	 */
	static @Nullable List<ParsedCall> list(Cursor cursor) {
		if (!cursor.take("[")) {
			return null;
		}
		List<ParsedCall> calls = new ArrayList<>();
		do {
			cursor.skipBlanks();
			if (!calls.isEmpty() && cursor.take("]")) {
				return calls;
			}
			ParsedCall call = call(cursor);
			if (call == null) {
				return null;
			}
			calls.add(call);
			cursor.skipBlanks();
		}
		while (cursor.take(","));
		return cursor.take("]") ? calls : null;
	}

	/**
	 * The call that begins here; null if none does. The cursor stands behind it.
	 */
	static @Nullable ParsedCall call(Cursor cursor) {
		String name = cursor.takeName();
		return (name.isEmpty() || cursor.peek() != '(') ? null : call(name, cursor);
	}

	/**
	 * The call of the tool whose arguments begin here.
	 */
	static @Nullable ParsedCall call(String name, Cursor cursor) {
		ObjectNode arguments = new PythonBody(cursor).arguments();
		return (arguments != null) ? new ParsedCall(name, arguments) : null;
	}

	/**
	 * The literal that begins here; null if none does.
	 */
	static @Nullable JsonNode literal(Cursor cursor) {
		return new PythonBody(cursor).value(JsonScan.DEEPEST);
	}

	/**
	 * The whole text as one literal; null if it is none.
	 */
	static @Nullable JsonNode literal(String text) {
		Cursor cursor = Cursor.over(text);
		JsonNode value = literal(cursor);
		return (value != null && cursor.isAtEnd()) ? value : null;
	}

	private @Nullable ObjectNode arguments() {
		ObjectNode arguments = NODES.objectNode();
		this.cursor.take("(");
		this.cursor.skipBlanks();
		while (!this.cursor.take(")")) {
			String name = this.cursor.takeName();
			this.cursor.skipBlanks();
			if (name.isEmpty() || arguments.has(name) || !this.cursor.take("=")) {
				return null;
			}
			JsonNode value = value(JsonScan.DEEPEST);
			if (value == null) {
				return null;
			}
			arguments.set(name, value);
			if (!takeSeparator(')')) {
				return null;
			}
		}
		return arguments;
	}

	/**
	 * Moves behind a comma, or in front of the closer; false if neither follows.
	 */
	private boolean takeSeparator(char closer) {
		this.cursor.skipBlanks();
		boolean comma = this.cursor.take(",");
		this.cursor.skipBlanks();
		return comma || this.cursor.peek() == closer;
	}

	private @Nullable JsonNode value(int depth) {
		this.cursor.skipBlanks();
		char first = this.cursor.peek();
		return switch (first) {
			case '"', '\'' -> string();
			case '[' -> (depth > 0) ? items(']', depth - 1) : null;
			case '(' -> (depth > 0) ? items(')', depth - 1) : null;
			case '{' -> (depth > 0) ? dictionary(depth - 1) : null;
			default -> (first == '-' || first == '+' || (first >= '0' && first <= '9')) ? number() : word();
		};
	}

	private @Nullable JsonNode word() {
		JsonNode value = WORDS.get(this.cursor.takeName());
		return (this.cursor.peek() != '(') ? value : null;
	}

	private @Nullable JsonNode number() {
		this.cursor.skip('+');
		int start = this.cursor.at();
		while (isPartOfNumber(this.cursor.peek())) {
			this.cursor.moveTo(this.cursor.at() + 1);
		}
		JsonNode value = JsonBody.read(this.cursor.textSince(start));
		return (value != null && value.isNumber()) ? value : null;
	}

	private static boolean isPartOfNumber(char character) {
		return Cursor.isPartOfName(character) || character == '+';
	}

	private @Nullable JsonNode items(char closer, int depth) {
		ArrayNode items = NODES.arrayNode();
		this.cursor.moveTo(this.cursor.at() + 1);
		this.cursor.skipBlanks();
		boolean comma = false;
		while (this.cursor.peek() != closer) {
			JsonNode item = value(depth);
			if (item == null) {
				return null;
			}
			items.add(item);
			this.cursor.skipBlanks();
			comma = this.cursor.peek() == ',';
			if (!takeSeparator(closer)) {
				return null;
			}
		}
		this.cursor.moveTo(this.cursor.at() + 1);
		// (1) is the number, (1,) a tuple
		boolean grouped = closer == ')' && items.size() == 1 && !comma;
		return grouped ? items.get(0) : items;
	}

	private @Nullable JsonNode dictionary(int depth) {
		ObjectNode object = NODES.objectNode();
		this.cursor.moveTo(this.cursor.at() + 1);
		this.cursor.skipBlanks();
		while (!this.cursor.take("}")) {
			JsonNode key = value(0);
			this.cursor.skipBlanks();
			if (key == null || !key.isString() || object.has(key.stringValue()) || !this.cursor.take(":")) {
				return null;
			}
			JsonNode value = value(depth);
			if (value == null) {
				return null;
			}
			object.set(key.stringValue(), value);
			if (!takeSeparator('}')) {
				return null;
			}
		}
		return object;
	}

	private @Nullable JsonNode string() {
		char quote = this.cursor.peek();
		String triple = String.valueOf(quote).repeat(3);
		String closer = this.cursor.take(triple) ? triple : String.valueOf(quote);
		if (closer.length() == 1) {
			this.cursor.moveTo(this.cursor.at() + 1);
		}
		StringBuilder value = new StringBuilder();
		while (!this.cursor.take(closer)) {
			char character = this.cursor.peek();
			this.cursor.moveTo(this.cursor.at() + 1);
			if (character == Cursor.END || (character == '\\' && !escape(value))) {
				return null;
			}
			if (character != '\\') {
				value.append(character);
			}
		}
		int end = this.cursor.at();
		this.cursor.skipBlanks();
		boolean followed = this.cursor.peek() == '"' || this.cursor.peek() == '\'';
		this.cursor.moveTo(end);
		return followed ? null : NODES.stringNode(value.toString());
	}

	/**
	 * Appends what the escape at the cursor stands for; false if that is not known.
	 */
	private boolean escape(StringBuilder value) {
		char kind = this.cursor.peek();
		this.cursor.moveTo(this.cursor.at() + 1);
		String simple = ESCAPES.get(kind);
		if (simple != null) {
			value.append(simple);
			return true;
		}
		return switch (kind) {
			case 'x' -> codePoint(2, value);
			case 'u' -> codePoint(4, value);
			case 'U' -> codePoint(8, value);
			case 'N', Cursor.END, '0', '1', '2', '3', '4', '5', '6', '7' -> false;
			default -> {
				value.append('\\').append(kind);
				yield true;
			}
		};
	}

	private boolean codePoint(int digits, StringBuilder value) {
		int start = this.cursor.at();
		int codePoint = 0;
		for (int i = 0; i < digits; i++) {
			int digit = Character.digit(this.cursor.charAt(start + i), 16);
			if (digit < 0 || codePoint > Character.MAX_CODE_POINT) {
				return false;
			}
			codePoint = codePoint * 16 + digit;
		}
		if (!Character.isValidCodePoint(codePoint)) {
			return false;
		}
		this.cursor.moveTo(start + digits);
		value.appendCodePoint(codePoint);
		return true;
	}

}
