package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * ReAct: {@code Action: name} and {@code Action Input: {…}} as the last two lines of a
 * message. Where anything follows, the model has invented the result.
 */
final class ReactFamily implements GrammarFamily {

	private static final String ACTION = "Action:";

	private static final String INPUT = "Action Input:";

	@Override
	public String id() {
		return "react";
	}

	@Override
	public List<String> openers() {
		return List.of(ACTION);
	}

	@Override
	public boolean isOnByDefault() {
		return false;
	}

	@Override
	public boolean isMarkerless() {
		return true;
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		if (!cursor.isFirstOnLine() || !cursor.take(ACTION)) {
			return null;
		}
		cursor.skip(' ');
		String name = cursor.takeName();
		if (name.isEmpty() || !cursor.takeBehindBlanks(INPUT)) {
			return null;
		}
		cursor.skipBlanks();
		ObjectNode arguments = JsonBody.object(cursor);
		if (arguments == null) {
			return null;
		}
		int end = cursor.at();
		cursor.skipBlanks();
		boolean last = cursor.isAtEnd();
		cursor.moveTo(end);
		return last ? Block.of(new ParsedCall(name, arguments)) : null;
	}

}
