package io.github.toolrepair.grammar;

/**
 * What stands in front of the content of a line, as CommonMark reads it. One object is
 * used for line after line, so that prose costs no memory.
 */
final class Line {

	private static final int CODE_INDENT = 4;

	private int content;

	private int indent;

	private boolean quoted;

	private boolean item;

	private boolean blank;

	private boolean tableRow;

	/** Where the content begins. */
	int content() {
		return this.content;
	}

	/** Columns of blanks in front of the content, behind the last container marker. */
	int indent() {
		return this.indent;
	}

	/** Whether the line belongs to a block quote. */
	boolean isQuoted() {
		return this.quoted;
	}

	/** Whether a list item begins. */
	boolean isItem() {
		return this.item;
	}

	/** Whether the line is a row of a table. */
	boolean isTableRow() {
		return this.tableRow;
	}

	/** Whether the line holds nothing. */
	boolean isBlank() {
		return this.blank;
	}

	/**
	 * Reads the line at whose first character the cursor stands; the cursor stands at the
	 * content then.
	 */
	void read(Cursor cursor) {
		this.indent = 0;
		this.quoted = false;
		this.item = false;
		while (true) {
			char character = cursor.peek();
			int marker = (this.indent < CODE_INDENT || this.item) ? itemMarker(cursor) : 0;
			if (character == ' ' || character == '\r') {
				this.indent++;
				cursor.moveTo(cursor.at() + 1);
			}
			else if (character == '\t') {
				this.indent += CODE_INDENT - this.indent % CODE_INDENT;
				cursor.moveTo(cursor.at() + 1);
			}
			else if (character == '>' && this.indent < CODE_INDENT && !isPrompt(cursor)) {
				this.quoted = true;
				this.indent = 0;
				cursor.moveTo(cursor.at() + 1);
				cursor.skip(' ');
			}
			else if (marker > 0) {
				this.item = true;
				this.indent = 0;
				cursor.moveTo(cursor.at() + marker);
			}
			else {
				this.content = cursor.at();
				this.tableRow = character == '|';
				this.blank = !this.quoted && !this.item && (character == '\n' || cursor.isAtEnd());
				return;
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
