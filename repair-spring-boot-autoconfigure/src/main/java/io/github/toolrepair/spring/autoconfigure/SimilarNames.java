package io.github.toolrepair.spring.autoconfigure;

import java.util.Collection;
import java.util.List;
import java.util.Locale;

/**
 * Names that a person may have meant who wrote another one.
 */
final class SimilarNames {

	private SimilarNames() {
	}

	/**
	 * Those of the names that differ from the written one in no more than every third
	 * character, in alphabetical order.
	 */
	static List<String> of(String written, Collection<String> names) {
		return names.stream().filter((name) -> isSimilar(written, name)).distinct().sorted().toList();
	}

	private static boolean isSimilar(String written, String name) {
		String first = written.toLowerCase(Locale.ROOT);
		String second = name.toLowerCase(Locale.ROOT);
		int longest = Math.max(first.length(), second.length());
		return distance(first, second) <= Math.max(1, longest / 3);
	}

	/**
	 * Number of characters to insert, delete or replace.
	 */
	private static int distance(String first, String second) {
		int[] previous = new int[second.length() + 1];
		for (int j = 0; j <= second.length(); j++) {
			previous[j] = j;
		}
		for (int i = 1; i <= first.length(); i++) {
			int[] current = new int[second.length() + 1];
			current[0] = i;
			for (int j = 1; j <= second.length(); j++) {
				int replaced = previous[j - 1] + ((first.charAt(i - 1) == second.charAt(j - 1)) ? 0 : 1);
				current[j] = Math.min(replaced, Math.min(previous[j], current[j - 1]) + 1);
			}
			previous = current;
		}
		return previous[second.length()];
	}

}
