package io.github.toolrepair.envelope;

import java.util.ArrayList;
import java.util.List;

/**
 * Places of the outermost objects in a text: from each opening brace to its closing one,
 * strings left out of account. What stands between objects is not looked at.
 */
final class ObjectRegions {

	private final List<int[]> regions = new ArrayList<>();

	private boolean unfinished;

	private ObjectRegions() {
	}

	/**
	 * Looks at the text once, from left to right.
	 */
	static ObjectRegions of(String text) {
		ObjectRegions regions = new ObjectRegions();
		int open = text.indexOf('{');
		while (open >= 0) {
			int end = end(text, open);
			if (end < 0) {
				regions.unfinished = true;
				return regions;
			}
			regions.regions.add(new int[] { open, end });
			open = text.indexOf('{', end);
		}
		return regions;
	}

	private static int end(String text, int open) {
		int depth = 0;
		TextScanner scanner = new TextScanner(text, open);
		while (scanner.next()) {
			if (scanner.kind() == TextScanner.Kind.OPENER) {
				depth++;
			}
			else if (scanner.kind() == TextScanner.Kind.CLOSER && --depth == 0) {
				return scanner.end();
			}
		}
		return -1;
	}

	int size() {
		return this.regions.size();
	}

	int start(int index) {
		return this.regions.get(index)[0];
	}

	int end(int index) {
		return this.regions.get(index)[1];
	}

	/**
	 * Whether the last object is not closed.
	 */
	boolean isUnfinished() {
		return this.unfinished;
	}

}
