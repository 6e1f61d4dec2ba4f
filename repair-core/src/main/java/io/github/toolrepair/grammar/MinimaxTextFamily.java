package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * MiniMax-Text-01: a fence of calls such as <code>functions.f({"a": 1})</code> in
 * {@code <function_call>}.
 */
final class MinimaxTextFamily implements GrammarFamily {

	private static final Wrapper WRAPPER = Wrapper.element("function_call");

	private static final String FENCE = "```";

	@Override
	public String id() {
		return "minimax-text";
	}

	@Override
	public List<String> openers() {
		return List.of(WRAPPER.opener());
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		cursor.take(WRAPPER.opener());
		if (!cursor.takeBehindBlanks(FENCE)) {
			return null;
		}
		cursor.takeName();
		List<ParsedCall> calls = new ArrayList<>();
		while (!cursor.takeBehindBlanks(FENCE)) {
			cursor.skipBlanks();
			String name = cursor.takeName();
			ObjectNode arguments = cursor.take("(") ? JsonBody.object(cursor) : null;
			if (name.isEmpty() || arguments == null || !cursor.takeBehindBlanks(")")) {
				return null;
			}
			cursor.skip(';');
			calls.add(new ParsedCall(name, arguments));
		}
		boolean closed = cursor.takeBehindBlanks(WRAPPER.closer()) || cursor.isAtNormalEnd();
		return (closed && !calls.isEmpty()) ? new Block(calls) : null;
	}

}
