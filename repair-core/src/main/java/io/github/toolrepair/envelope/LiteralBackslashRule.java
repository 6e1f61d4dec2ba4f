package io.github.toolrepair.envelope;

import java.util.List;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RuleId;
import org.jspecify.annotations.Nullable;

/**
 * Doubles backslashes that begin no JSON escape, and so can only be meant literally:
 * {@code "C:\Users"} becomes {@code "C:\\Users"}.
 * <p>
 * Where the same string also holds an escape that may be either, such as {@code \n} in
 * {@code "C:\new\Users"}, nothing is proposed; nor for escapes of other languages, such
 * as {@code \x41}, for the escape of a code point that lost digits, or where it is
 * unclear how many backslashes are meant.
 */
final class LiteralBackslashRule implements EnvelopeRule {

	private static final RuleId ID = new RuleId("envelope.literal-backslash");

	private static final String CERTAIN = "\"\\/";

	private static final String AMBIGUOUS = "nrtbf";

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 15;
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
		return "Double every backslash that is meant literally.";
	}

	@Override
	public List<Reading> fromText(String text, CallContext call) {
		StringBuilder doubled = new StringBuilder(text.length() + 16);
		TextScanner scanner = new TextScanner(text, 0);
		boolean ambiguousPath = false;
		while (scanner.next()) {
			String token = text.substring(scanner.start(), scanner.end());
			boolean string = scanner.kind() == TextScanner.Kind.STRING;
			String replacement = string ? doubled(token) : token;
			if (replacement == null || scanner.isSideBySide()) {
				return List.of();
			}
			ambiguousPath |= string && isAmbiguousPath(token);
			doubled.append(replacement);
		}
		return (doubled.length() > text.length() && !ambiguousPath) ? List.of(new Reading.Text(doubled.toString()))
				: List.of();
	}

	/**
	 * Whether the string begins like a path on a drive, with an escape behind the colon
	 * that is legal by chance: {@code "C:\temp"}.
	 */
	private static boolean isAmbiguousPath(String string) {
		return string.length() > 5 && Character.isLetter(string.charAt(1)) && string.startsWith(":\\", 2)
				&& AMBIGUOUS.indexOf(string.charAt(4)) >= 0;
	}

	/**
	 * The string with literal backslashes doubled; null if one of its escapes is
	 * ambiguous beside them.
	 */
	private static @Nullable String doubled(String string) {
		StringBuilder doubled = new StringBuilder(string.length() + 8);
		boolean ambiguous = false;
		boolean literal = false;
		boolean pairBefore = false;
		boolean quoteOpen = false;
		for (int i = 0; i < string.length(); i++) {
			char character = string.charAt(i);
			doubled.append(character);
			if (character != '\\') {
				pairBefore = false;
				continue;
			}
			char escaped = string.charAt(i + 1);
			if (CERTAIN.indexOf(escaped) >= 0 || escaped == string.charAt(0) || isHex(string, i + 1, 'u', 4)) {
				pairBefore = escaped == '\\';
				ambiguous |= pairBefore && mayBeTwo(string, i);
				quoteOpen ^= escaped == '"';
				doubled.append(escaped);
				i++;
			}
			else {
				boolean certain = !pairBefore && isCertainlyLiteral(string, i + 1);
				ambiguous |= !certain;
				literal |= certain;
				doubled.append(certain ? "\\" : "");
				pairBefore = false;
			}
		}
		if (!literal) {
			return string;
		}
		// A literal backslash beside an odd number of escaped quotes may have lost its
		// own.
		return (ambiguous || quoteOpen) ? null : doubled.toString();
	}

	/**
	 * Whether two backslashes may be meant as two: before the name of a host and a
	 * further backslash, as {@code \\host\share} has it, and where a line of TeX ends.
	 */
	private static boolean mayBeTwo(String string, int first) {
		int i = first + 2;
		if (i == string.length() - 1 || Character.isWhitespace(string.charAt(i))) {
			return true;
		}
		char before = string.charAt(first - 1);
		if (Character.isLetterOrDigit(before) || before == ':') {
			return false;
		}
		while (Character.isLetterOrDigit(string.charAt(i)) || "-._$".indexOf(string.charAt(i)) >= 0) {
			i++;
		}
		return i > first + 3 && string.charAt(i) == '\\';
	}

	/**
	 * Whether a backslash before the character is an escape in no usual language: neither
	 * in JSON nor, as {@code \x41}, {@code \033} and {@code \'} are, elsewhere.
	 */
	private static boolean isCertainlyLiteral(String string, int index) {
		char escaped = string.charAt(index);
		return escaped >= ' ' && AMBIGUOUS.indexOf(escaped) < 0 && escaped != '\'' && !isHex(string, index, 'x', 2)
				&& !isHex(string, index, 'U', 8) && !isHex(string, index, '0', 2)
				&& !(escaped == 'u' && beginsCodePoint(string.charAt(index + 1)));
	}

	/**
	 * Whether the character behind a backslash and a {@code u} tells of a code point,
	 * whose digits may have been lost, rather than of a name such as {@code users}.
	 */
	private static boolean beginsCodePoint(char character) {
		return character == '{' || Character.digit(character, 10) >= 0;
	}

	/**
	 * Whether the letter stands at the index, with so many hexadecimal digits behind it.
	 */
	private static boolean isHex(String string, int index, char letter, int digits) {
		if (string.charAt(index) != letter || index + digits >= string.length()) {
			return false;
		}
		return string.substring(index + 1, index + 1 + digits)
			.chars()
			.allMatch((character) -> Character.digit(character, 16) >= 0);
	}

}
