package io.github.toolrepair.grammar;

/**
 * What stands in front of the content of a line, as CommonMark reads it.
 *
 * @param content where the content begins
 * @param indent columns of blanks in front of the content, behind the last container
 * marker
 * @param quoted whether the line belongs to a block quote
 * @param item whether a list item begins
 * @param blank whether the line holds nothing
 */
record Line(int content, int indent, boolean quoted, boolean item, boolean blank) {

	private static final int CODE_INDENT = 4;

	/**
	 * Reads the line at whose first character the cursor stands; the cursor stands at the
	 * content then.
	 */
	static Line read(Cursor cursor) {
		int indent = 0;
		boolean quoted = false;
		boolean item = false;
		while (true) {
			char character = cursor.peek();
			int marker = (indent < CODE_INDENT || item) ? itemMarker(cursor) : 0;
			if (character == ' ' || character == '\r') {
				indent++;
				cursor.moveTo(cursor.at() + 1);
			}
			else if (character == '\t') {
				indent += CODE_INDENT - indent % CODE_INDENT;
				cursor.moveTo(cursor.at() + 1);
			}
			else if (character == '>' && indent < CODE_INDENT && !isPrompt(cursor)) {
				quoted = true;
				indent = 0;
				cursor.moveTo(cursor.at() + 1);
				cursor.skip(' ');
			}
			else if (marker > 0) {
				item = true;
				indent = 0;
				cursor.moveTo(cursor.at() + marker);
			}
			else {
				boolean blank = !quoted && !item && (character == '\n' || cursor.isAtEnd());
				return new Line(cursor.at(), indent, quoted, item, blank);
			}
		}
	}

	/**
	 * Whether the indent makes the line code where code may begin.
	 */
	boolean isIndentedAsCode() {
		return this.indent >= CODE_INDENT && !this.item;
	}

	/**
	 * Whether {@code >>>} stands here with a name behind it, which is no quote.
	 */
	private static boolean isPrompt(Cursor cursor) {
		return cursor.sees(">>>") && Character.isLetter(cursor.charAt(cursor.at() + 3));
	}

	/**
	 * Length of the list marker and the blank behind it; 0 if there is none.
	 */
	private static int itemMarker(Cursor cursor) {
		int end = cursor.at();
		char character = cursor.charAt(end);
		if (character == '-' || character == '*' || character == '+') {
			end++;
		}
		else {
			while (end < cursor.at() + 9 && Character.isDigit(cursor.charAt(end))) {
				end++;
			}
			boolean number = end > cursor.at() && (cursor.charAt(end) == '.' || cursor.charAt(end) == ')');
			if (!number) {
				return 0;
			}
			end++;
		}
		return (cursor.charAt(end) == ' ' || cursor.charAt(end) == '\t') ? end + 1 - cursor.at() : 0;
	}

}
