package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Functionary 3.2: {@code >>>name} at the start of a line, and a JSON object on the next.
 */
final class FunctionaryFamily implements GrammarFamily {

	private static final String MARKER = ">>>";

	@Override
	public String id() {
		return "functionary";
	}

	@Override
	public List<String> openers() {
		return List.of(MARKER);
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		if (!cursor.isFirstOnLine() || !cursor.take(MARKER)) {
			return null;
		}
		String name = cursor.takeName();
		if (name.isEmpty() || !cursor.take("\n")) {
			return null;
		}
		ObjectNode arguments = JsonBody.object(cursor);
		return (arguments != null) ? Block.of(new ParsedCall(name, arguments)) : null;
	}

}
