package io.github.toolrepair;

import java.util.Map;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * A fault that models make in the text of all arguments.
 */
enum TextFault {

	NONE(true) {

		@Override
		String damage(String text) {
			return text;
		}

	},

	ENCODED_TWICE(true) {

		@Override
		String damage(String text) {
			return encoded(text);
		}

	},

	ENCODED_THREE_TIMES(true) {

		@Override
		String damage(String text) {
			return encoded(encoded(text));
		}

	},

	ESCAPED_QUOTES(true) {

		@Override
		String damage(String text) {
			String encoded = encoded(text);
			return encoded.substring(1, encoded.length() - 1);
		}

	},

	QUOTES_AROUND(true) {

		@Override
		String damage(String text) {
			return '"' + text + '"';
		}

	},

	RAW_CONTROL_CHARACTERS(true) {

		@Override
		String damage(String text) {
			StringBuilder raw = new StringBuilder();
			for (int i = 0; i < text.length(); i++) {
				char character = text.charAt(i);
				char next = (i + 1 < text.length()) ? text.charAt(i + 1) : ' ';
				if (character == '\\' && (next == 'n' || next == 't' || next == 'r')) {
					raw.append((next == 'n') ? '\n' : (next == 't') ? '\t' : '\r');
					i++;
				}
				else if (character == '\\') {
					raw.append(character).append(next);
					i++;
				}
				else {
					raw.append(character);
				}
			}
			return raw.toString();
		}

	},

	FENCED(true) {

		@Override
		String damage(String text) {
			return "```json\n" + text + "\n```";
		}

	},

	FENCED_AMONG_PROSE(false) {

		@Override
		String damage(String text) {
			return "I will call the tool now.\n\n```tool_call\n" + text + "\n```\nLet me know if that's fine.";
		}

	},

	PROSE_BEFORE(false) {

		@Override
		String damage(String text) {
			return "Sure, these are the arguments: " + text;
		}

	},

	CONTROL_TOKENS_AROUND(false) {

		@Override
		String damage(String text) {
			return "<|tool_call_begin|>" + text + "<|tool_call_end|>";
		}

	},

	TRAILING_COMMA(true) {

		@Override
		String damage(String text) {
			int end = text.lastIndexOf('}');
			boolean empty = text.substring(0, end).stripTrailing().endsWith("{");
			return text.substring(0, end) + (empty ? "" : ",") + text.substring(end);
		}

	},

	COMMENT_BEHIND(true) {

		@Override
		String damage(String text) {
			return text + " // as you asked";
		}

	},

	PYTHON_LITERAL(false) {

		@Override
		String damage(String text) {
			StringBuilder literal = new StringBuilder();
			appendLiteral(Json.read(text), literal);
			return literal.toString();
		}

		private static void appendLiteral(JsonNode value, StringBuilder literal) {
			if (value.isObject()) {
				String separator = "{";
				for (Map.Entry<String, JsonNode> property : value.properties()) {
					literal.append(separator).append(quoted(property.getKey())).append(": ");
					appendLiteral(property.getValue(), literal);
					separator = ", ";
				}
				literal.append(value.isEmpty() ? "{}" : "}");
			}
			else if (value.isArray()) {
				String separator = "[";
				for (JsonNode item : value) {
					literal.append(separator);
					appendLiteral(item, literal);
					separator = ", ";
				}
				literal.append(value.isEmpty() ? "[]" : "]");
			}
			else if (value.isString()) {
				literal.append(quoted(value.stringValue()));
			}
			else {
				literal.append(value.isNull() ? "None"
						: value.isBoolean() ? (value.booleanValue() ? "True" : "False") : value.toString());
			}
		}

		// As repr does: single quotes, unless only those are in the text.
		private static String quoted(String text) {
			char quote = (text.indexOf('\'') >= 0 && text.indexOf('"') < 0) ? '"' : '\'';
			StringBuilder quoted = new StringBuilder().append(quote);
			for (int i = 0; i < text.length(); i++) {
				char character = text.charAt(i);
				switch (character) {
					case '\n' -> quoted.append("\\n");
					case '\r' -> quoted.append("\\r");
					case '\t' -> quoted.append("\\t");
					case '\\' -> quoted.append("\\\\");
					default -> {
						if (character < ' ') {
							quoted.append("\\x%02x".formatted((int) character));
						}
						else {
							quoted.append((character == quote) ? "\\" : "").append(character);
						}
					}
				}
			}
			return quoted.append(quote).toString();
		}

	},

	/** What was in a text may end it now. */
	BARE_INNER_QUOTES(false) {

		@Override
		String damage(String text) {
			return text.replace("\\\"", "\"");
		}

	},

	/**
	 * But for a text all of whose backslashes look like escapes then: that is another
	 * valid value.
	 */
	SINGLE_BACKSLASHES(false) {

		@Override
		String damage(String text) {
			return text.contains("\\\\new") ? text : text.replace("\\\\", "\\");
		}

	},

	SURPLUS_CLOSER(false) {

		@Override
		String damage(String text) {
			return text + "}";
		}

	},

	SENT_TWICE(false) {

		@Override
		String damage(String text) {
			return text + "\n" + text;
		}

	},

	EMPTY_OBJECT_BEFORE(false) {

		@Override
		String damage(String text) {
			return "{}" + text;
		}

	},

	OTHER_CALLS_BEHIND(false) {

		@Override
		String damage(String text) {
			return text + "{\"path\":\"other\"}{\"path\":\"another\"}";
		}

		@Override
		boolean isLost() {
			return true;
		}

	},

	WRAPPED(false) {

		@Override
		String damage(String text) {
			return "{\"arguments\":" + text + "}";
		}

	},

	WRAPPED_AS_TEXT(false) {

		@Override
		String damage(String text) {
			return "{\"parameters\":" + encoded(text) + "}";
		}

	},

	WHOLE_CALL(false) {

		@Override
		String damage(String text) {
			return "{\"name\":\"tool\",\"arguments\":" + text + "}";
		}

	},

	CALL_OF_ANOTHER_TOOL(false) {

		@Override
		String damage(String text) {
			return "{\"name\":\"other\",\"arguments\":" + text + "}";
		}

		@Override
		boolean isLost() {
			return true;
		}

	},

	/**
	 * Behind a number nothing is completed, and behind a nested closer the rest is
	 * unknown.
	 */
	LOST_CLOSERS(false) {

		@Override
		String damage(String text) {
			int end = text.length();
			while (end > 0 && "]} \n\r".indexOf(text.charAt(end - 1)) >= 0) {
				end--;
			}
			return text.substring(0, end + (text.length() - end) / 2);
		}

	};

	private final boolean exact;

	TextFault(boolean exact) {
		this.exact = exact;
	}

	/**
	 * Whether what was meant can always be told.
	 */
	boolean isExact() {
		return this.exact;
	}

	/**
	 * Whether what was meant is gone, so that the call has to be refused.
	 */
	boolean isLost() {
		return false;
	}

	abstract String damage(String text);

	private static String encoded(String text) {
		return JsonNodeFactory.instance.stringNode(text).toString();
	}

}
