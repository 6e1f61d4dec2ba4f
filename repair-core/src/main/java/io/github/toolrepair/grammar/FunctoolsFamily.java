package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Phi-4 and FireFunction: <code>functools[{…}]</code>. The word is also the name of a
 * Python module, so that the list must follow at once.
 */
final class FunctoolsFamily implements GrammarFamily {

	private static final String MARKER = "functools";

	@Override
	public String id() {
		return "functools";
	}

	@Override
	public List<String> openers() {
		return List.of(MARKER + "[");
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		if (cursor.place() == Cursor.Place.IN_WORD) {
			return null;
		}
		cursor.take(MARKER);
		List<ParsedCall> calls = JsonFamily.calls(cursor, tools);
		return calls.isEmpty() ? null : new Block(calls);
	}

}
