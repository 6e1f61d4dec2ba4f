package io.github.toolrepair.grammar;

/**
 * Open fence.
 *
 * @param mark character of the fence
 * @param length how many of them opened it
 * @param indent columns in front of it
 * @param quoted whether it stands in a block quote, with which it ends
 */
record CodeFence(char mark, int length, int indent, boolean quoted) {

	private static final int SHORTEST = 3;

	private static final int MOST_INDENT = 3;

	/**
	 * Length of the run of fence characters at the cursor if it may open a fence;
	 * otherwise 0.
	 */
	static int runAt(Cursor cursor) {
		char mark = cursor.peek();
		if (mark != '`' && mark != '~') {
			return 0;
		}
		int end = cursor.at();
		while (cursor.charAt(end) == mark) {
			end++;
		}
		int length = end - cursor.at();
		return (length >= SHORTEST) ? length : 0;
	}

	/**
	 * Whether the line at the cursor closes this fence. The cursor stands behind the line
	 * then.
	 */
	boolean isClosedBy(Cursor cursor) {
		int columns = 0;
		while (cursor.peek() == ' ' || cursor.peek() == '\t' || (this.quoted && cursor.peek() == '>')) {
			columns = (cursor.peek() == '>') ? 0 : columns + 1;
			cursor.moveTo(cursor.at() + 1);
		}
		if (columns > this.indent + MOST_INDENT || cursor.peek() != this.mark || runAt(cursor) < this.length) {
			return false;
		}
		while (cursor.peek() == this.mark) {
			cursor.moveTo(cursor.at() + 1);
		}
		while (cursor.peek() == ' ' || cursor.peek() == '\t' || cursor.peek() == '\r') {
			cursor.moveTo(cursor.at() + 1);
		}
		return cursor.take("\n") || cursor.isAtEnd();
	}

}
