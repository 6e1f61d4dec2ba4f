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
 * itself.
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
		boolean inString = false;
		boolean found = false;
		for (int i = 0; i < text.length(); i++) {
			char character = text.charAt(i);
			if (inString && character < ' ') {
				escaped.append(escape(character));
				found = true;
				continue;
			}
			escaped.append(character);
			if (character == '"') {
				inString = !inString;
			}
			else if (inString && character == '\\' && i + 1 < text.length()) {
				if (text.charAt(i + 1) < ' ') {
					return List.of();
				}
				escaped.append(text.charAt(++i));
			}
		}
		return found ? List.of(new Reading.Text(escaped.toString())) : List.of();
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
