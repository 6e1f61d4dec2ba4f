package io.github.toolrepair.grammar;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reading position in a text that may not have arrived completely.
 * <p>
 * A parser is written as if the text were whole. Whatever it looks at beyond the last
 * character that is there makes the cursor {@linkplain #isStarved() starved}: its verdict
 * may change with more text and is not used. A verdict of a cursor that is not starved
 * holds for every continuation, so that a stream is read as the whole text is.
 */
final class Cursor {

	/** Stands for the character behind the last one. */
	static final char END = '\0';

	private final CharSequence text;

	/** Where texts were searched for in vain. */
	private final Map<String, Absence> absences = new HashMap<>();

	/** Closers of wrappers that are open around the text. */
	private final Set<String> wrappers = new HashSet<>();

	private int limit;

	private Ending ending = Ending.OPEN;

	private Place place = Place.NOWHERE;

	private int at;

	private int furthest;

	private boolean starved;

	Cursor(CharSequence text) {
		this.text = text;
	}

	/**
	 * Cursor at the start of a text that ends for good.
	 */
	static Cursor over(String text) {
		Cursor cursor = new Cursor(text);
		cursor.start(0, text.length(), Ending.CUT, Place.NOWHERE);
		return cursor;
	}

	/**
	 * Starts anew.
	 * @param position where to start
	 * @param limit end of the text that may be looked at
	 * @param ending how the text ends there
	 * @param place what stands in front of the position
	 */
	void start(int position, int limit, Ending ending, Place place) {
		this.at = position;
		this.furthest = position;
		this.limit = limit;
		this.ending = ending;
		this.place = place;
		this.starved = false;
	}

	/**
	 * The text has lost its beginning or has got its end.
	 */
	void forget() {
		this.absences.clear();
	}

	Place place() {
		return this.place;
	}

	/**
	 * Whether the cursor was started at the first text of a line.
	 */
	boolean isFirstOnLine() {
		return this.place == Place.LINE_START || this.place == Place.MESSAGE_START;
	}

	/**
	 * Remembers a wrapper that was opened around the text that follows.
	 */
	void open(String wrapper) {
		this.wrappers.add(wrapper);
	}

	/**
	 * Whether the wrapper with that closer is open.
	 */
	boolean isOpen(String wrapper) {
		return this.wrappers.contains(wrapper);
	}

	int at() {
		return this.at;
	}

	void moveTo(int position) {
		this.at = position;
		this.furthest = Math.max(this.furthest, position);
	}

	/**
	 * Highest position that was moved to.
	 */
	int furthest() {
		return Math.max(this.furthest, this.at);
	}

	/**
	 * Whether a decision depended on text that is not there yet.
	 */
	boolean isStarved() {
		return this.starved && this.ending == Ending.OPEN;
	}

	/**
	 * Whether the end of the text was looked beyond, also if nothing follows.
	 */
	boolean ranOut() {
		return this.starved;
	}

	/**
	 * Whether the text ends here for good.
	 */
	boolean isAtEnd() {
		if (this.at < this.limit) {
			return false;
		}
		this.starved = true;
		return this.ending != Ending.OPEN;
	}

	/**
	 * Whether the text ends here because the model was done.
	 */
	boolean isAtNormalEnd() {
		return isAtEnd() && this.ending == Ending.STOPPED;
	}

	/**
	 * Whether no text is there at the position.
	 */
	boolean isBeyond(int position) {
		if (position < this.limit) {
			return false;
		}
		this.starved = true;
		return true;
	}

	char peek() {
		return charAt(this.at);
	}

	/**
	 * Character at the position; {@link #END} behind the last one.
	 */
	char charAt(int position) {
		if (position < this.limit) {
			return this.text.charAt(position);
		}
		this.starved = true;
		return END;
	}

	/**
	 * Whether the literal stands here.
	 */
	boolean sees(String literal) {
		return seesAt(this.at, literal);
	}

	boolean seesAny(List<String> literals) {
		for (String literal : literals) {
			if (sees(literal)) {
				return true;
			}
		}
		return false;
	}

	boolean seesAt(int position, String literal) {
		for (int i = 0; i < literal.length(); i++) {
			if (charAt(position + i) != literal.charAt(i)) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Moves behind the literal if it stands here.
	 */
	boolean take(String literal) {
		if (!sees(literal)) {
			return false;
		}
		this.at += literal.length();
		return true;
	}

	/**
	 * Moves behind the first of the literals that stands here.
	 */
	boolean takeAny(Iterable<String> literals) {
		for (String literal : literals) {
			if (take(literal)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Moves behind blanks and the literal if it stands behind them; stays here otherwise.
	 */
	boolean takeBehindBlanks(String literal) {
		int start = this.at;
		skipBlanks();
		if (take(literal)) {
			return true;
		}
		this.at = start;
		return false;
	}

	boolean takeAnyBehindBlanks(Iterable<String> literals) {
		int start = this.at;
		skipBlanks();
		if (takeAny(literals)) {
			return true;
		}
		this.at = start;
		return false;
	}

	void skip(char character) {
		if (peek() == character) {
			this.at++;
		}
	}

	void skipBlanks() {
		while (isBlank(peek())) {
			this.at++;
		}
	}

	/**
	 * Index of the literal at or behind the position; negative if it does not follow.
	 */
	int find(String literal, int from) {
		Absence absence = this.absences.get(literal);
		int start = from;
		Absence searched = new Absence(from, this.limit);
		if (absence != null && absence.from() <= from && from <= absence.to() - literal.length() + 1) {
			start = absence.to() - literal.length() + 1;
			searched = new Absence(absence.from(), Math.max(absence.to(), this.limit));
		}
		int last = this.limit - literal.length();
		for (int i = start; i <= last; i++) {
			if (this.text.charAt(i) == literal.charAt(0) && seesAt(i, literal)) {
				return i;
			}
		}
		this.starved = true;
		this.absences.put(literal, searched);
		return -1;
	}

	/**
	 * Index of the literal between the positions; negative if it does not stand there.
	 */
	int findBetween(String literal, int from, int to) {
		for (int i = from; i <= to - literal.length(); i++) {
			if (this.text.charAt(i) == literal.charAt(0) && seesAt(i, literal)) {
				return i;
			}
		}
		return -1;
	}

	/**
	 * The text from the position to here.
	 */
	String textSince(int position) {
		return text(position, this.at);
	}

	String text(int start, int end) {
		return this.text.subSequence(start, end).toString();
	}

	/**
	 * One word of the characters that names consist of; empty if none stands here.
	 */
	String takeName() {
		int start = this.at;
		while (isPartOfName(peek())) {
			this.at++;
		}
		return textSince(start);
	}

	/**
	 * Text up to the character, which must follow on the same line without a {@code <} or
	 * a quote before it; empty if it does not. The cursor stands at that character.
	 */
	String takeUntil(char stop) {
		int end = this.at;
		while (charAt(end) != stop) {
			char character = charAt(end);
			if (character == '\n' || character == '<' || character == '"' || isBeyond(end)) {
				return "";
			}
			end++;
		}
		String text = text(this.at, end);
		this.at = end;
		return text;
	}

	/**
	 * Text in double or single quotes on one line, without the quotes; empty if none
	 * stands here.
	 */
	String takeQuoted() {
		char quote = peek();
		if (quote != '"' && quote != '\'') {
			return "";
		}
		int start = this.at + 1;
		int end = start;
		while (charAt(end) != quote) {
			if (charAt(end) == '\n' || charAt(end) == END) {
				return "";
			}
			end++;
		}
		this.at = end + 1;
		return text(start, end);
	}

	static boolean isBlank(char character) {
		return character == ' ' || character == '\n' || character == '\t' || character == '\r';
	}

	static boolean isPartOfName(char character) {
		return Character.isLetterOrDigit(character) || character == '_' || character == '-' || character == '.';
	}

	/**
	 * How the text ends.
	 */
	enum Ending {

		/** More of it may follow. */
		OPEN,

		/** The model was done. */
		STOPPED,

		/** The model was cut off, or nobody knows. */
		CUT

	}

	/**
	 * Where a literal is known not to stand: it begins nowhere in the range and does not
	 * end in it.
	 */
	record Absence(int from, int to) {

	}

	/**
	 * Where an opener stands.
	 */
	enum Place {

		/** Behind blanks and reasoning at most, as the first thing of the message. */
		MESSAGE_START,

		/** First on its line. */
		LINE_START,

		/** Behind other text on its line, with a blank or a sign in front. */
		BEHIND_TEXT,

		/** In a word. */
		IN_WORD,

		/** In a text of its own. */
		NOWHERE

	}

}
