package io.github.toolrepair.schema;

import java.util.Locale;

/**
 * Names of parameters as models write them.
 */
final class ParameterName {

	private static final String WRAPPING = "\"'`:\\";

	private ParameterName() {
	}

	/**
	 * The name without blanks, quotes, colons, backslashes and tags around it.
	 */
	static String clean(String name) {
		int start = 0;
		int end = name.length();
		boolean open = true;
		while (open) {
			while (start < end && isAround(name.charAt(start))) {
				start++;
			}
			while (start < end && isAround(name.charAt(end - 1))) {
				end--;
			}
			int untagged = behindTag(name, start, end);
			int tag = beforeTag(name, untagged, end);
			open = untagged != start || tag != end;
			start = untagged;
			end = tag;
		}
		return name.substring(start, end);
	}

	private static boolean isAround(char character) {
		return Character.isWhitespace(character) || WRAPPING.indexOf(character) >= 0;
	}

	private static int behindTag(String name, int start, int end) {
		int close = (start < end && name.charAt(start) == '<') ? name.indexOf('>', start) : -1;
		return (close >= 0 && close < end) ? close + 1 : start;
	}

	private static int beforeTag(String name, int start, int end) {
		int open = (start < end && name.charAt(end - 1) == '>') ? name.lastIndexOf('<', end - 1) : -1;
		return (open >= start) ? open : end;
	}

	/**
	 * The name as far as it is the same in every notation: without case, underscores,
	 * hyphens and blanks.
	 */
	static String loose(String name) {
		StringBuilder loose = new StringBuilder(name.length());
		name.toLowerCase(Locale.ROOT)
			.chars()
			.filter((character) -> character != '-' && character != '_' && !Character.isWhitespace(character))
			.forEach((character) -> loose.append((char) character));
		return loose.toString();
	}

}
