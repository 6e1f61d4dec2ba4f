package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A message that is one fence of calls, with a label in front or in the fence's first
 * line. Any other fence is code, therefore nothing may stand around it.
 *
 * @param id ID of the family
 * @param label what stands in front of the calls
 * @param python whether the calls are Python; otherwise they are JSON
 */
record FencedFamily(String id, String label, boolean python) implements GrammarFamily {

	private static final String FENCE = "```";

	private static final String PRINT = "print(";

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
		if (!cursor.take(this.label)) {
			return null;
		}
		if (!this.python) {
			if (!cursor.takeBehindBlanks(FENCE)) {
				return null;
			}
			cursor.take("json");
		}
		List<ParsedCall> calls = this.python ? pythonCalls(cursor) : JsonFamily.calls(cursor, tools);
		return (!calls.isEmpty() && cursor.takeBehindBlanks(FENCE)) ? new Block(calls) : null;
	}

	private static List<ParsedCall> pythonCalls(Cursor cursor) {
		List<ParsedCall> calls = new ArrayList<>();
		cursor.skipBlanks();
		while (!cursor.sees(FENCE)) {
			boolean printed = cursor.take(PRINT);
			ParsedCall call = PythonBody.call(cursor);
			if (call == null || (printed && !cursor.take(")"))) {
				return List.of();
			}
			calls.add(call);
			cursor.skipBlanks();
		}
		return calls;
	}

}
