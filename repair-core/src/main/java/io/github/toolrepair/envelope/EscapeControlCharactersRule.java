package io.github.toolrepair.envelope;

import java.util.List;
import java.util.Locale;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RuleId;

/**
 * Escapes raw control characters inside strings: a line break in the middle of a string
 * becomes {@code \n}.
 * <p>
 * Control characters between tokens are left alone: those that JSON knows as white space
 * are legal there, and the others are no part of any value. Nor is anything proposed for
 * a backslash right before a control character, which may go on a line or be meant
 * itself, or where quotes inside strings make it unclear what is inside.
 */
final class EscapeControlCharactersRule implements EnvelopeRule {

	private static final RuleId ID = new RuleId("envelope.escape-control-characters");

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 10;
	}

	@Override
	public boolean exact() {
		return true;
	}

	@Override
	public boolean nested() {
		return true;
	}

	@Override
	public String note() {
		return "Escape line breaks and other control characters inside JSON strings.";
	}

	@Override
	public List<Reading> fromText(String text, CallContext call) {
		StringBuilder escaped = new StringBuilder(text.length() + 16);
		TextScanner scanner = new TextScanner(text, 0);
		while (scanner.next()) {
			if (scanner.isSideBySide()) {
				return List.of();
			}
			if (!scanner.isString()) {
				escaped.append(text, scanner.start(), scanner.end());
			}
			else if (!appendEscaped(text, scanner.start(), scanner.end(), escaped)) {
				return List.of();
			}
		}
		return (escaped.length() > text.length()) ? List.of(new Reading.Text(escaped.toString())) : List.of();
	}

	/**
	 * Appends a string; false if a backslash stands right before a control character.
	 */
	private static boolean appendEscaped(String text, int start, int end, StringBuilder escaped) {
		boolean escape = false;
		for (int i = start; i < end; i++) {
			char character = text.charAt(i);
			if (character >= ' ') {
				escaped.append(character);
			}
			else if (escape) {
				return false;
			}
			else {
				escaped.append(escape(character));
			}
			escape = character == '\\' && !escape;
		}
		return true;
	}

	private static String escape(char character) {
		return switch (character) {
			case '\n' -> "\\n";
			case '\r' -> "\\r";
			case '\t' -> "\\t";
			case '\b' -> "\\b";
			case '\f' -> "\\f";
			default -> String.format(Locale.ROOT, "\\u%04x", (int) character);
		};
	}

}
