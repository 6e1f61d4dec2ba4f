package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Python calls between two markers: a list, or one call on each line.
 *
 * @param id ID of the family
 * @param wrapper the markers
 */
record PythonFamily(String id, Wrapper wrapper) implements GrammarFamily {

	@Override
	public List<String> openers() {
		return List.of(this.wrapper.opener());
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		cursor.take(this.wrapper.opener());
		cursor.skipBlanks();
		List<ParsedCall> calls = (cursor.peek() == '[') ? PythonBody.list(cursor) : lines(cursor);
		if (calls == null || calls.isEmpty()) {
			return null;
		}
		if (cursor.takeBehindBlanks(this.wrapper.closer())) {
			return new Block(calls);
		}
		cursor.skipBlanks();
		return cursor.isAtNormalEnd() ? new Block(calls) : null;
	}

	private static List<ParsedCall> lines(Cursor cursor) {
		List<ParsedCall> calls = new ArrayList<>();
		int end = cursor.at();
		ParsedCall call = PythonBody.call(cursor);
		while (call != null) {
			calls.add(call);
			end = cursor.at();
			cursor.skipBlanks();
			call = PythonBody.call(cursor);
		}
		cursor.moveTo(end);
		return calls;
	}

}
