package io.github.toolrepair.envelope;

/**
 * Control tokens that chat templates put around a call, at both ends of a text: tokens
 * such as {@code <|call|>}, tags such as {@code <tool_call>}, and {@code [TOOL_CALLS]}.
 *
 * @param start index behind the tokens at the front and the blanks between them
 * @param end index of the first token at the end, not below {@code start}
 * @param any whether there are any
 */
record ControlTokens(int start, int end, boolean any) {

	/** Longest token, in characters. */
	private static final int LONGEST = 64;

	/**
	 * Control tokens around the text.
	 */
	static ControlTokens around(String text) {
		int start = skipBlanks(text, 0);
		int next = behindToken(text, start);
		boolean any = false;
		while (next > start) {
			any = true;
			start = skipBlanks(text, next);
			next = behindToken(text, start);
		}
		int end = skipBlanksBack(text, text.length(), start);
		int previous = beforeToken(text, end, start);
		while (previous < end) {
			any = true;
			end = skipBlanksBack(text, previous, start);
			previous = beforeToken(text, end, start);
		}
		return new ControlTokens(start, end, any);
	}

	/**
	 * Index behind the token that begins at the index; the index itself if none does.
	 */
	private static int behindToken(String text, int start) {
		int most = Math.min(text.length(), start + LONGEST);
		for (int i = start + 1; i < most; i++) {
			if (text.charAt(i) == '>' || text.charAt(i) == ']') {
				return isToken(text, start, i) ? i + 1 : start;
			}
		}
		return start;
	}

	/**
	 * Index of the token that ends before the index; the index itself if none does.
	 */
	private static int beforeToken(String text, int end, int least) {
		for (int i = end - 1; i >= Math.max(least, end - LONGEST); i--) {
			if (text.charAt(i) == '<' || text.charAt(i) == '[') {
				return isToken(text, i, end - 1) ? i : end;
			}
		}
		return end;
	}

	private static boolean isToken(String text, int first, int last) {
		boolean tag = text.charAt(first) == '<' && text.charAt(last) == '>';
		boolean bracket = text.charAt(first) == '[' && text.charAt(last) == ']';
		if ((!tag && !bracket) || last - first < 2) {
			return false;
		}
		for (int i = first + 1; i < last; i++) {
			char character = text.charAt(i);
			boolean allowed = tag ? isPartOfTag(character) : isPartOfBracket(character);
			if (!allowed) {
				return false;
			}
		}
		return true;
	}

	private static boolean isPartOfTag(char character) {
		return Character.isLetterOrDigit(character) || "|/_-.=:\uff5c\u2581".indexOf(character) >= 0;
	}

	private static boolean isPartOfBracket(char character) {
		return (character >= 'A' && character <= 'Z') || character == '_' || character == '/';
	}

	private static int skipBlanks(String text, int from) {
		int i = from;
		while (i < text.length() && Character.isWhitespace(text.charAt(i))) {
			i++;
		}
		return i;
	}

	private static int skipBlanksBack(String text, int from, int least) {
		int i = from;
		while (i > least && Character.isWhitespace(text.charAt(i - 1))) {
			i--;
		}
		return i;
	}

}
