package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Notation of old agents, between {@code [TOOL_CALL]} and {@code [/TOOL_CALL]}. Its
 * values have no definite form, so that calls are reported and nothing else.
 */
final class LegacyBracketFamily implements GrammarFamily {

	private static final Wrapper WRAPPER = new Wrapper("[TOOL_CALL]", "[/TOOL_CALL]");

	@Override
	public String id() {
		return "legacy-bracket";
	}

	@Override
	public List<String> openers() {
		return List.of(WRAPPER.opener());
	}

	@Override
	public boolean isOnByDefault() {
		return false;
	}

	@Override
	public boolean isReportOnly() {
		return true;
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		cursor.take(WRAPPER.opener());
		if (!cursor.takeBehindBlanks("{") || !cursor.takeBehindBlanks("tool") || !cursor.takeBehindBlanks("=>")) {
			return null;
		}
		cursor.skipBlanks();
		String name = cursor.takeQuoted();
		int end = cursor.find(WRAPPER.closer(), cursor.at());
		if (name.isEmpty() || end < 0) {
			return null;
		}
		cursor.moveTo(end + WRAPPER.closer().length());
		return Block.of(new ParsedCall(name, JsonNodeFactory.instance.objectNode()));
	}

}
