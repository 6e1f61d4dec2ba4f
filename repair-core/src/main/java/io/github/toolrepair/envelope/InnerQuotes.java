package io.github.toolrepair.envelope;

import java.util.BitSet;

import org.jspecify.annotations.Nullable;

/**
 * Finds quotes that stand unescaped inside the values of a JSON text, which may use
 * double or single quotes around them.
 * <p>
 * A quote can end a value only where JSON can go on behind it: at the end of the text,
 * before a bracket that closes the innermost container, or before a comma with a further
 * name or item. Any other quote is content, unless the text looks as if a comma or a
 * value was lost there. Between two letters or digits it is content by itself, such as an
 * apostrophe; otherwise quotes must come in pairs, each of which opens before a word and
 * closes behind one. Nothing is escaped in any other case, nor in a text that is not
 * closed.
 */
final class InnerQuotes {

	/** Longest name that is looked for behind a comma, so that the work stays linear. */
	private static final int LONGEST_NAME = 128;

	private final String text;

	private final BitSet objects = new BitSet();

	private final StringBuilder escaped;

	private int depth;

	private boolean nameExpected;

	private int position;

	/** Last character of the structure that is no blank. */
	private char previous = '[';

	InnerQuotes(String text) {
		this.text = text;
		this.escaped = new StringBuilder(text.length() + 16);
	}

	/**
	 * The text with its inner quotes escaped; null if there are none, or if they are not
	 * certain.
	 */
	@Nullable String escaped() {
		while (this.position < this.text.length()) {
			char character = this.text.charAt(this.position);
			boolean string = character == '"' || (character == '\'' && "{[,:".indexOf(this.previous) >= 0);
			if (string && !(this.nameExpected ? name() : value())) {
				return null;
			}
			if (!string) {
				structure(character);
				this.escaped.append(character);
				this.position++;
			}
			this.previous = Character.isWhitespace(character) ? this.previous : character;
		}
		boolean any = this.escaped.length() > this.text.length();
		return (any && this.depth == 0) ? this.escaped.toString() : null;
	}

	private void structure(char character) {
		switch (character) {
			case '{', '[' -> {
				this.objects.set(this.depth++, character == '{');
				this.nameExpected = character == '{';
			}
			case '}', ']' -> {
				this.depth = Math.max(0, this.depth - 1);
				this.nameExpected = false;
			}
			case ',' -> this.nameExpected = inObject();
			case ':' -> this.nameExpected = false;
			default -> {
			}
		}
	}

	private boolean inObject() {
		return this.depth > 0 && this.objects.get(this.depth - 1);
	}

	/**
	 * Copies a name, which ends at its first quote; false if it has none.
	 */
	private boolean name() {
		int end = closingQuote(this.position, this.text.length());
		if (end < 0) {
			return false;
		}
		this.escaped.append(this.text, this.position, end + 1);
		this.position = end + 1;
		return true;
	}

	/**
	 * Copies a value with its inner quotes escaped; false if they are not certain.
	 */
	private boolean value() {
		int opening = this.position;
		char quote = this.text.charAt(opening);
		Pairing pairing = Pairing.NONE;
		this.escaped.append(quote);
		for (int i = opening + 1; i < this.text.length(); i++) {
			char character = this.text.charAt(i);
			if (character == '\\' && i + 1 < this.text.length()) {
				this.escaped.append(character).append(this.text.charAt(++i));
			}
			else if (character != quote) {
				this.escaped.append(character);
			}
			else if (canEnd(i)) {
				this.escaped.append(quote);
				this.position = i + 1;
				return pairing != Pairing.OPEN;
			}
			else {
				Pairing next = (i == opening + 1 || looksLikeStructure(i)) ? null : pairing(pairing, i);
				if (next == null) {
					return false;
				}
				pairing = next;
				this.escaped.append('\\').append(quote);
			}
		}
		return false;
	}

	/**
	 * How quotes pair up to this one, which is content; null if it fits into no pair.
	 */
	private @Nullable Pairing pairing(Pairing pairing, int quote) {
		char before = this.text.charAt(quote - 1);
		char behind = this.text.charAt(quote + 1);
		boolean wordBefore = Character.isLetterOrDigit(before);
		boolean wordBehind = Character.isLetterOrDigit(behind);
		if (wordBefore && wordBehind) {
			return Pairing.ANY;
		}
		boolean closes = !wordBehind && (pairing == Pairing.OPEN || !Character.isWhitespace(before));
		if (pairing != Pairing.NONE && closes) {
			return Pairing.NONE;
		}
		if (pairing != Pairing.OPEN && !wordBefore && !Character.isWhitespace(behind)) {
			return Pairing.OPEN;
		}
		// Behind a number it is the sign for inches.
		boolean inches = Character.isDigit(before) && Character.isWhitespace(behind);
		return (pairing == Pairing.NONE && inches) ? Pairing.NONE : null;
	}

	/**
	 * Whether JSON can go on behind a quote that ends a value here.
	 */
	private boolean canEnd(int quote) {
		int next = skipBlanks(quote + 1);
		if (next == this.text.length()) {
			return true;
		}
		return switch (this.text.charAt(next)) {
			case '}' -> inObject() && goesOnBehindCloser(next);
			case ']' -> this.depth > 0 && !inObject() && goesOnBehindCloser(next);
			case ',' -> goesOnBehindComma(skipBlanks(next + 1));
			default -> false;
		};
	}

	private boolean goesOnBehindCloser(int closer) {
		int next = skipBlanks(closer + 1);
		return next == this.text.length() || ",}]".indexOf(this.text.charAt(next)) >= 0;
	}

	private boolean goesOnBehindComma(int next) {
		boolean trailing = next < this.text.length() && this.text.charAt(next) == (inObject() ? '}' : ']');
		return (trailing && goesOnBehindCloser(next)) || (inObject() ? isName(next) : isItem(next));
	}

	private boolean isName(int index) {
		if (index >= this.text.length() || !isQuote(index)) {
			return false;
		}
		int end = closingQuote(index, Math.min(this.text.length(), index + LONGEST_NAME));
		int colon = (end < 0) ? this.text.length() : skipBlanks(end + 1);
		return colon < this.text.length() && this.text.charAt(colon) == ':';
	}

	private boolean isItem(int index) {
		return index < this.text.length()
				&& ("\"'{[-".indexOf(this.text.charAt(index)) >= 0 || Character.isDigit(this.text.charAt(index)));
	}

	private boolean isQuote(int index) {
		return this.text.charAt(index) == '"' || this.text.charAt(index) == '\'';
	}

	/**
	 * Whether a quote that can't end a value may still belong to the structure: before a
	 * colon as the end of a name, before another quote as the place of a lost comma.
	 */
	private boolean looksLikeStructure(int quote) {
		int next = skipBlanks(quote + 1);
		char character = this.text.charAt(next);
		boolean same = character == this.text.charAt(quote);
		return character == ':' || (same && !canEnd(next));
	}

	/**
	 * Index of the quote that closes the one at the index; negative if there is none.
	 */
	private int closingQuote(int opening, int to) {
		char quote = this.text.charAt(opening);
		for (int i = opening + 1; i < to; i++) {
			if (this.text.charAt(i) == quote) {
				return i;
			}
			i += (this.text.charAt(i) == '\\') ? 1 : 0;
		}
		return -1;
	}

	private int skipBlanks(int from) {
		int i = from;
		while (i < this.text.length() && Character.isWhitespace(this.text.charAt(i))) {
			i++;
		}
		return i;
	}

	/**
	 * Whether a pair of quotes is open.
	 */
	private enum Pairing {

		/** No. */
		NONE,

		/** Yes. */
		OPEN,

		/** A quote inside a word may have opened one, or closed it. */
		ANY

	}

}
