package io.github.toolrepair.grammar;

/**
 * Finds the end of a JSON array or object, character by character, without recursion. It
 * accepts a little more than JSON: line breaks in strings, and any word where a scalar
 * may stand; whoever reads the text afterwards decides about those.
 */
final class JsonScan {

	/** Deepest nesting that is followed. */
	static final int DEEPEST = 256;

	private final boolean[] objects = new boolean[DEEPEST];

	private int depth;

	private State state = State.VALUE;

	private boolean name;

	private boolean escaped;

	/**
	 * Takes the next character; false if the text can't be JSON any more.
	 */
	boolean accept(char character) {
		if (this.state == State.STRING) {
			return string(character);
		}
		if (this.state == State.WORD) {
			if (isPartOfWord(character)) {
				return true;
			}
			this.state = State.AFTER;
		}
		if (Cursor.isBlank(character)) {
			return true;
		}
		return switch (this.state) {
			case VALUE, FIRST_VALUE -> value(character);
			case NAME, FIRST_NAME -> name(character);
			case COLON -> expect(character == ':', State.VALUE);
			case AFTER -> after(character);
			default -> false;
		};
	}

	/**
	 * Whether the array or object is closed.
	 */
	boolean isComplete() {
		return this.state == State.COMPLETE;
	}

	/**
	 * Whether the next character belongs to a string.
	 */
	boolean isInString() {
		return this.state == State.STRING;
	}

	private boolean string(char character) {
		if (this.escaped) {
			this.escaped = false;
		}
		else if (character == '\\') {
			this.escaped = true;
		}
		else if (character == '"') {
			this.state = this.name ? State.COLON : State.AFTER;
		}
		return true;
	}

	private boolean value(char character) {
		if (character == '{' || character == '[') {
			return open(character == '{');
		}
		if (this.depth == 0) {
			return false;
		}
		if (character == ']' && this.state == State.FIRST_VALUE) {
			return close(false);
		}
		if (character == '"') {
			this.name = false;
			return expect(true, State.STRING);
		}
		return expect(isPartOfWord(character), State.WORD);
	}

	private boolean name(char character) {
		if (character == '}' && this.state == State.FIRST_NAME) {
			return close(true);
		}
		this.name = true;
		return expect(character == '"', State.STRING);
	}

	private boolean after(char character) {
		boolean object = this.objects[this.depth - 1];
		if (character == ',') {
			return expect(true, object ? State.NAME : State.VALUE);
		}
		return (character == '}' || character == ']') && close(character == '}');
	}

	private boolean open(boolean object) {
		if (this.depth == DEEPEST) {
			return false;
		}
		this.objects[this.depth++] = object;
		return expect(true, object ? State.FIRST_NAME : State.FIRST_VALUE);
	}

	private boolean close(boolean object) {
		if (this.objects[this.depth - 1] != object) {
			return false;
		}
		this.depth--;
		return expect(true, (this.depth == 0) ? State.COMPLETE : State.AFTER);
	}

	private boolean expect(boolean met, State next) {
		this.state = next;
		return met;
	}

	private static boolean isPartOfWord(char character) {
		return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'z')
				|| (character >= 'A' && character <= 'Z') || character == '-' || character == '+' || character == '.';
	}

	private enum State {

		VALUE, FIRST_VALUE, NAME, FIRST_NAME, COLON, AFTER, STRING, WORD, COMPLETE

	}

}
