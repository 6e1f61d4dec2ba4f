package io.github.toolrepair;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Cuts texts into pieces.
 */
final class Pieces {

	private Pieces() {
	}

	/**
	 * The text in pieces of random lengths, mostly short ones; some are empty.
	 */
	static List<String> of(String text, RandomGenerator random) {
		List<String> pieces = new ArrayList<>();
		int start = 0;
		while (start < text.length()) {
			int most = random.nextBoolean() ? 3 : 40;
			int end = Math.min(text.length(), start + random.nextInt(most + 1));
			pieces.add(text.substring(start, end));
			start = end;
		}
		return pieces;
	}

}
