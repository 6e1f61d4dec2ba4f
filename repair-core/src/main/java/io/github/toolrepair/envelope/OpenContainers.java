package io.github.toolrepair.envelope;

import java.util.BitSet;

/**
 * Arrays, objects and the string that are still open at the end of a JSON text.
 */
final class OpenContainers {

	private final BitSet objects = new BitSet();

	private int depth;

	private boolean mismatched;

	private boolean inString;

	private boolean inEscape;

	private boolean opened;

	private OpenContainers() {
	}

	/**
	 * Looks at the text once, from left to right.
	 */
	static OpenContainers of(String text) {
		OpenContainers open = new OpenContainers();
		for (int i = 0; i < text.length() && !open.mismatched; i++) {
			open.next(text.charAt(i));
		}
		return open;
	}

	private void next(char character) {
		if (this.inString) {
			this.inString = character != '"' || this.inEscape;
			this.inEscape = character == '\\' && !this.inEscape;
			return;
		}
		this.opened = character == '{' || character == '[' || (this.opened && Character.isWhitespace(character));
		switch (character) {
			case '"' -> this.inString = true;
			case '{' -> this.objects.set(this.depth++);
			case '[' -> this.objects.clear(this.depth++);
			case '}' -> close(true);
			case ']' -> close(false);
			default -> {
			}
		}
	}

	private void close(boolean object) {
		if (this.depth == 0 || this.objects.get(this.depth - 1) != object) {
			this.mismatched = true;
			return;
		}
		this.depth--;
	}

	/**
	 * Whether a closing bracket does not belong to the innermost open container.
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
	 * Whether the text ends right behind the backslash of an escape.
	 */
	boolean inEscape() {
		return this.inEscape;
	}

	/**
	 * Whether nothing stands in the innermost container.
	 */
	boolean innermostIsEmpty() {
		return this.opened;
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
