package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A message that is a Python call or a list of Python calls, with nothing but literals.
 */
final class BarePythonFamily implements GrammarFamily {

	@Override
	public String id() {
		return "pythonic";
	}

	@Override
	public List<String> openers() {
		return List.of();
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		int start = cursor.at();
		boolean list = cursor.take("[");
		cursor.skipBlanks();
		if (!isOffered(cursor, tools)) {
			return null;
		}
		if (list) {
			cursor.moveTo(start);
			List<ParsedCall> calls = PythonBody.list(cursor);
			return (calls != null) ? new Block(calls) : null;
		}
		ParsedCall call = PythonBody.call(cursor);
		return (call != null) ? Block.of(call) : null;
	}

	/**
	 * Whether the name of an offered tool and a parenthesis stand here, as far as the
	 * text goes. Leaves the cursor at the name.
	 */
	private static boolean isOffered(Cursor cursor, OfferedTools tools) {
		return BareName.isOffered(cursor, tools, "(");
	}

}
