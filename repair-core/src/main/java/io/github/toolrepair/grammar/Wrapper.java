package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Pair of tags around calls.
 */
record Wrapper(String opener, String closer) {

	/**
	 * Wrapper of the start and end tag of an element.
	 */
	static Wrapper element(String name) {
		return new Wrapper("<" + name + ">", "</" + name + ">");
	}

	/**
	 * Moves behind all openers that stand here, blanks between them included.
	 * @return the closers that belong to them, in the order in which they follow
	 */
	static List<String> takeOpeners(Cursor cursor, List<Wrapper> wrappers) {
		List<String> closers = new ArrayList<>();
		boolean more = true;
		while (more) {
			more = false;
			for (Wrapper wrapper : wrappers) {
				if (cursor.takeBehindBlanks(wrapper.opener())) {
					closers.add(wrapper.closer());
					more = true;
				}
			}
		}
		Collections.reverse(closers);
		return closers;
	}

	/**
	 * Moves behind those of the closers that stand here.
	 */
	static void takeClosers(Cursor cursor, List<String> closers) {
		closers.forEach(cursor::takeBehindBlanks);
	}

	static List<String> openers(List<Wrapper> wrappers) {
		return wrappers.stream().map(Wrapper::opener).toList();
	}

	static List<String> closers(List<Wrapper> wrappers) {
		return wrappers.stream().map(Wrapper::closer).toList();
	}

}
