package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * A message that imitates a history in which calls were written down:
 * <code>[Calling tool: name({…})]</code>.
 */
final class TranscriptFamily implements GrammarFamily {

	private static final List<String> LABELS = List.of("[Calling tool:", "[Tool call:");

	@Override
	public String id() {
		return "transcript";
	}

	@Override
	public List<String> openers() {
		return List.of();
	}

	@Override
	public boolean isOnByDefault() {
		return false;
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		if (!cursor.takeAny(LABELS)) {
			return null;
		}
		cursor.skip(' ');
		String name = cursor.takeName();
		ObjectNode arguments = cursor.take("(") ? JsonBody.object(cursor) : null;
		return (arguments != null && cursor.take(")]")) ? Block.of(new ParsedCall(name, arguments)) : null;
	}

}
