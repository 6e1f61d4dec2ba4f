package io.github.toolrepair.envelope;

import java.util.BitSet;

import org.jspecify.annotations.Nullable;

/**
 * Arrays, objects and the string that are still open at the end of a text that is nearly
 * JSON.
 */
final class OpenContainers {

	private final BitSet objects = new BitSet();

	private int depth;

	private boolean mismatched;

	private boolean ended;

	private TextScanner.Kind last = TextScanner.Kind.BLANK;

	private boolean inString;

	private boolean inEscape;

	private boolean inComment;

	private char quote;

	private OpenContainers() {
	}

	/**
	 * Looks at the text once, from left to right.
	 */
	static OpenContainers of(String text) {
		OpenContainers open = new OpenContainers();
		TextScanner scanner = new TextScanner(text, 0);
		while (scanner.next() && !open.mismatched) {
			open.next(scanner);
		}
		return open;
	}

	private void next(TextScanner scanner) {
		TextScanner.Kind kind = scanner.kind();
		this.inComment = kind == TextScanner.Kind.COMMENT || (kind == TextScanner.Kind.BLANK && this.inComment);
		if (!scanner.isToken()) {
			return;
		}
		this.last = kind;
		this.inString = kind == TextScanner.Kind.OPEN_STRING;
		this.inEscape = scanner.endsInEscape();
		this.quote = scanner.first();
		this.mismatched |= this.ended || scanner.isSideBySide();
		if (kind == TextScanner.Kind.OPENER) {
			this.objects.set(this.depth++, scanner.first() == '{');
		}
		else if (kind == TextScanner.Kind.CLOSER) {
			close(scanner.first() == '}');
		}
	}

	private void close(boolean object) {
		if (this.depth == 0 || this.objects.get(this.depth - 1) != object) {
			this.mismatched = true;
			return;
		}
		this.depth--;
		this.ended = this.depth == 0;
	}

	/**
	 * Whether a closing bracket does not belong to the innermost open container,
	 * something stands behind the outermost one, or two values stand side by side.
	 */
	boolean mismatched() {
		return this.mismatched;
	}

	int depth() {
		return this.depth;
	}

	boolean inString() {
		return this.inString;
	}

	/**
	 * Whether the text ends right behind a backslash inside a string.
	 */
	boolean inEscape() {
		return this.inEscape;
	}

	/**
	 * Whether the text ends with a comment, which may have swallowed more than it was
	 * meant to.
	 */
	boolean endsWithComment() {
		return this.inComment;
	}

	/**
	 * Quote that closes the string that is still open; null if there is none, or if it
	 * can't be told.
	 */
	@Nullable String closingQuote() {
		boolean straight = this.quote == '"' || this.quote == '\'';
		return (this.inString && !this.inEscape && straight) ? String.valueOf(this.quote) : null;
	}

	/**
	 * Last token that is more than a blank or a comment.
	 */
	TextScanner.Kind last() {
		return this.last;
	}

	/**
	 * Closing brackets of the open containers, innermost first.
	 */
	String closers() {
		StringBuilder closers = new StringBuilder(this.depth);
		for (int i = this.depth - 1; i >= 0; i--) {
			closers.append(this.objects.get(i) ? '}' : ']');
		}
		return closers.toString();
	}

}
