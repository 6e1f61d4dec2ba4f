package io.github.toolrepair;

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

	abstract String damage(String text);

	private static String encoded(String text) {
		return JsonNodeFactory.instance.stringNode(text).toString();
	}

}
