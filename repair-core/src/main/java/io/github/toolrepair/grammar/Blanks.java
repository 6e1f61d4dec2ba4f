package io.github.toolrepair.grammar;

/**
 * Blanks at the edges of a text.
 */
final class Blanks {

	private Blanks() {
	}

	/**
	 * The text without blanks at both ends.
	 */
	static String strip(CharSequence text) {
		int end = endOfContent(text);
		return text.subSequence(startOfContent(text, end), end).toString();
	}

	/**
	 * Index of the first character that is no blank; the end if there is none.
	 */
	static int startOfContent(CharSequence text, int end) {
		int start = 0;
		while (start < end && Cursor.isBlank(text.charAt(start))) {
			start++;
		}
		return start;
	}

	/**
	 * Index behind the last character that is no blank.
	 */
	static int endOfContent(CharSequence text) {
		int end = text.length();
		while (end > 0 && Cursor.isBlank(text.charAt(end - 1))) {
			end--;
		}
		return end;
	}

}
