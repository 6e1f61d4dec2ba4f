package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs of backticks that may have opened inline code in the current paragraph: the span
 * of a run ends at the next run of the same length, and where no such run follows the
 * backticks are ordinary text.
 */
final class InlineCode {

	static final int LITERAL = -1;

	static final int UNDECIDED = -2;

	/** Lengths without a repetition: a run of a length that is open closes it. */
	private final List<Integer> open = new ArrayList<>();

	/**
	 * Last run of each length in the paragraph that was looked at, by absolute position.
	 */
	private Map<Integer, Integer> lastRuns = Map.of();

	/** Absolute position of that paragraph's end. */
	private int paragraphEnd;

	/** Length of the text that was removed in front. */
	private int removed;

	boolean isOpen() {
		return !this.open.isEmpty();
	}

	/**
	 * Whether a run that is open is as long as that of a fence, which nobody types by
	 * mistake.
	 */
	boolean isLong() {
		return this.open.stream().anyMatch((length) -> length >= 3);
	}

	void endParagraph() {
		this.open.clear();
	}

	/**
	 * Takes notice of a run.
	 */
	void run(int length) {
		int opened = this.open.indexOf(length);
		if (opened < 0) {
			this.open.add(length);
		}
		else {
			this.open.subList(opened, this.open.size()).clear();
		}
	}

	/**
	 * Text was removed in front.
	 */
	void shift(int length) {
		this.removed += length;
	}

	/**
	 * Where the code ends that the position is in; {@link #LITERAL} if it is in none,
	 * {@link #UNDECIDED} if that depends on text that is not there yet.
	 */
	int endOfCode(CharSequence text, int position, boolean complete) {
		int absolute = position + this.removed;
		if (absolute < this.paragraphEnd
				&& this.open.stream().noneMatch((length) -> this.lastRuns.getOrDefault(length, -1) >= absolute)) {
			this.open.clear();
			return LITERAL;
		}
		Map<Integer, Integer> runs = new HashMap<>();
		int at = position;
		while (at < text.length()) {
			if (text.charAt(at) == '`') {
				int start = at;
				while (at < text.length() && text.charAt(at) == '`') {
					at++;
				}
				if (at == text.length() && !complete) {
					return UNDECIDED;
				}
				int length = at - start;
				if (this.open.contains(length)) {
					run(length);
					return at;
				}
				runs.put(length, start + this.removed);
			}
			else if (text.charAt(at) == '\n' && isBlankLine(text, at + 1)) {
				break;
			}
			else {
				at++;
			}
		}
		if (at == text.length() && !complete) {
			return UNDECIDED;
		}
		this.open.clear();
		this.paragraphEnd = at + this.removed;
		this.lastRuns = runs;
		return LITERAL;
	}

	private static boolean isBlankLine(CharSequence text, int start) {
		int at = start;
		while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t' || text.charAt(at) == '\r')) {
			at++;
		}
		return at < text.length() && text.charAt(at) == '\n';
	}

}
