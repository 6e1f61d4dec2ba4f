package io.github.toolrepair.envelope;

/**
 * Text with the quotes around it, of whatever kind they are.
 */
final class QuotedText {

	private final String token;

	private final char quote;

	/**
	 * Text between quotes.
	 * @param token the text with both of its quotes
	 */
	QuotedText(String token) {
		this.token = token;
		this.quote = token.charAt(0);
	}

	/**
	 * Whether the text may end elsewhere, or may mean two things: typographic quotes with
	 * straight ones inside that look like the end of a value, and an escaped apostrophe
	 * between double quotes that is not simply part of a word.
	 */
	boolean isDoubtful() {
		boolean typographic = this.quote != '"' && this.quote != '\'';
		boolean apostrophe = false;
		for (int i = 1; i < end(); i++) {
			char character = this.token.charAt(i);
			if (character == '\\') {
				char escaped = this.token.charAt(++i);
				apostrophe |= escaped == '\'' && this.quote != '\'';
				if (escaped == '\'' && this.quote != '\'' && !isInsideWord(i)) {
					return true;
				}
			}
			else if (typographic && character == '"' && isBeforeStructure(i)) {
				return true;
			}
		}
		return apostrophe && holdsPlainApostrophe();
	}

	private int end() {
		return this.token.length() - 1;
	}

	private boolean isInsideWord(int apostrophe) {
		return Character.isLetter(this.token.charAt(apostrophe - 2))
				&& Character.isLetter(this.token.charAt(apostrophe + 1));
	}

	private boolean isBeforeStructure(int quotation) {
		int next = quotation + 1;
		while (next < end() && Character.isWhitespace(this.token.charAt(next))) {
			next++;
		}
		return ",:}]".indexOf(this.token.charAt(next)) >= 0;
	}

	private boolean holdsPlainApostrophe() {
		for (int i = 1; i < end(); i++) {
			char character = this.token.charAt(i);
			if (character == '\'') {
				return true;
			}
			i += (character == '\\') ? 1 : 0;
		}
		return false;
	}

	/**
	 * Appends the text as a JSON string in double quotes; escapes that JSON does not know
	 * stay as they are, except that of an apostrophe.
	 */
	void appendTo(StringBuilder json) {
		json.append('"');
		for (int i = 1; i < end(); i++) {
			char character = this.token.charAt(i);
			boolean escape = character == '\\';
			char escaped = escape ? this.token.charAt(++i) : ' ';
			if (escape && (escaped == '\'' || (escaped == this.quote && escaped != '"'))) {
				json.append(escaped);
			}
			else if (escape) {
				json.append(character).append(escaped);
			}
			else {
				json.append((character == '"') ? "\\\"" : String.valueOf(character));
			}
		}
		json.append('"');
	}

}
