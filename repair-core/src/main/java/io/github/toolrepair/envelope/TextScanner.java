package io.github.toolrepair.envelope;

/**
 * Walks once through text that is nearly JSON and tells strings from what stands between
 * them. Strings may stand in double, single or typographic quotes.
 */
final class TextScanner {

	private final String text;

	private Kind kind = Kind.BLANK;

	private Kind before = Kind.BLANK;

	private int start;

	private int end;

	private boolean endless;

	/** No comment is closed from here on, so that the work stays linear. */
	private boolean noCommentEnd;

	/**
	 * Scanner that begins at the given index.
	 */
	TextScanner(String text, int from) {
		this.text = text;
		this.end = from;
	}

	/**
	 * Goes to the next token; false at the end of the text.
	 */
	boolean next() {
		if (this.end >= this.text.length()) {
			return false;
		}
		if (isToken()) {
			this.before = this.kind;
		}
		this.start = this.end;
		char first = first();
		switch (first) {
			case '{', '[' -> single(Kind.OPENER);
			case '}', ']' -> single(Kind.CLOSER);
			case ',' -> single(Kind.COMMA);
			case ':' -> single(Kind.COLON);
			case '"' -> string("\"");
			case '\'' -> quoteOrWord("'");
			case '\u201c', '\u201d', '\u201e' -> quoteOrWord("\u201d\u201c");
			case '\u2018', '\u2019' -> quoteOrWord("\u2019");
			case '#' -> lineComment();
			case '/' -> slash();
			case '\\' -> escape();
			default -> blankOrWord(first);
		}
		return true;
	}

	Kind kind() {
		return this.kind;
	}

	/**
	 * Index of the token's first character.
	 */
	int start() {
		return this.start;
	}

	/**
	 * Index behind the token's last character.
	 */
	int end() {
		return this.end;
	}

	char first() {
		return this.text.charAt(this.start);
	}

	/**
	 * Whether the token is more than a blank, a comment or a written-out blank.
	 */
	boolean isToken() {
		return this.kind != Kind.BLANK && this.kind != Kind.COMMENT && this.kind != Kind.ESCAPE;
	}

	boolean isString() {
		return this.kind == Kind.STRING || this.kind == Kind.OPEN_STRING;
	}

	/**
	 * Whether the token begins a value although another one ended right before it, with
	 * neither comma nor colon between them. The text is no JSON with small faults then;
	 * mostly a quote has not been understood.
	 */
	boolean isSideBySide() {
		boolean begins = isString() || this.kind == Kind.WORD || this.kind == Kind.OPENER;
		return begins && (this.before == Kind.STRING || this.before == Kind.WORD || this.before == Kind.CLOSER);
	}

	/**
	 * Whether the text ends right behind a backslash inside a string.
	 */
	boolean endsInEscape() {
		return this.endless;
	}

	private void single(Kind kind) {
		this.kind = kind;
		this.end = this.start + 1;
	}

	/**
	 * Such a quote opens a string only where a name or a value may begin; elsewhere it is
	 * an apostrophe.
	 */
	private void quoteOrWord(String closers) {
		boolean opens = this.before == Kind.OPENER || this.before == Kind.COMMA || this.before == Kind.COLON
				|| this.before == Kind.BLANK;
		if (opens) {
			string(closers);
		}
		else {
			single(Kind.WORD);
		}
	}

	private void string(String closers) {
		int i = this.start + 1;
		while (i < this.text.length() && closers.indexOf(this.text.charAt(i)) < 0) {
			i += (this.text.charAt(i) == '\\') ? 2 : 1;
		}
		boolean closed = i < this.text.length();
		this.kind = closed ? Kind.STRING : Kind.OPEN_STRING;
		this.end = closed ? i + 1 : this.text.length();
		this.endless = i > this.text.length();
	}

	private void slash() {
		if (this.text.startsWith("//", this.start)) {
			lineComment();
			return;
		}
		boolean comment = this.text.startsWith("/*", this.start) && !this.noCommentEnd;
		int close = comment ? this.text.indexOf("*/", this.start + 2) : -1;
		this.noCommentEnd |= comment && close < 0;
		if (close < 0) {
			single(Kind.WORD);
			return;
		}
		this.kind = Kind.COMMENT;
		this.end = close + 2;
	}

	private void lineComment() {
		int lineEnd = this.text.indexOf('\n', this.start);
		this.kind = Kind.COMMENT;
		this.end = (lineEnd < 0) ? this.text.length() : lineEnd;
	}

	/**
	 * The escape of a blank, written out between tokens, with any number of backslashes.
	 */
	private void escape() {
		int i = this.start;
		while (i < this.text.length() && this.text.charAt(i) == '\\') {
			i++;
		}
		boolean blank = i < this.text.length() && "nrt".indexOf(this.text.charAt(i)) >= 0;
		this.kind = blank ? Kind.ESCAPE : Kind.WORD;
		this.end = blank ? i + 1 : i;
	}

	private void blankOrWord(char first) {
		boolean blank = isBlank(first);
		int i = this.start + 1;
		while (i < this.text.length() && (blank ? isBlank(this.text.charAt(i)) : isPartOfWord(i))) {
			i++;
		}
		this.kind = blank ? Kind.BLANK : Kind.WORD;
		this.end = i;
	}

	private boolean isPartOfWord(int index) {
		char character = this.text.charAt(index);
		return !isBlank(character) && "{}[],:\"'\u201c\u201d\u201e\u2018\u2019#/\\".indexOf(character) < 0;
	}

	/**
	 * White space of JSON, any other space that Unicode knows, and a byte order mark; no
	 * other control character.
	 */
	private static boolean isBlank(char character) {
		return " \t\n\r\ufeff".indexOf(character) >= 0 || Character.isSpaceChar(character);
	}

	/**
	 * Kinds of tokens.
	 */
	enum Kind {

		/** Quotes with what stands between them. */
		STRING,

		/** A quote that is not closed, with all that follows. */
		OPEN_STRING,

		/** One opening bracket or brace. */
		OPENER,

		/** One closing bracket or brace. */
		CLOSER,

		/** One comma. */
		COMMA,

		/** One colon. */
		COLON,

		/** Comment in the manner of Java or of YAML, without its line break. */
		COMMENT,

		/** White space. */
		BLANK,

		/** Written-out escape of white space, such as a backslash and an n. */
		ESCAPE,

		/** Anything else: a literal, a number, a bare name, prose. */
		WORD

	}

}
