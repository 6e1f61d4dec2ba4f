package io.github.toolrepair.grammar;

/**
 * Name of a tool with which a message begins that has no markers.
 */
final class BareName {

	private BareName() {
	}

	/**
	 * Whether the name of an offered tool stands here, directly in front of one of the
	 * given texts. Looks at no more text than a name needs, so that other text is let go
	 * at once. Leaves the cursor at the name.
	 */
	static boolean isOffered(Cursor cursor, OfferedTools tools, String... followers) {
		int start = cursor.at();
		while (Cursor.isPartOfName(cursor.peek()) && tools.anyBeginsWith(cursor.textSince(start))) {
			cursor.moveTo(cursor.at() + 1);
		}
		boolean offered = tools.resolve(cursor.textSince(start)) != null;
		boolean followed = false;
		for (String follower : followers) {
			followed |= offered && cursor.sees(follower);
		}
		cursor.moveTo(start);
		return followed;
	}

}
