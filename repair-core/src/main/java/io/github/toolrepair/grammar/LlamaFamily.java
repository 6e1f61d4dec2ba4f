package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Llama's {@code <|python_tag|>}: a chain of JSON objects, or {@code name.call(a="b")}.
 */
final class LlamaFamily implements GrammarFamily {

	private static final String TAG = "<|python_tag|>";

	private static final String HEADER = "<|start_header_id|>assistant<|end_header_id|>";

	private static final String METHOD = ".call";

	@Override
	public String id() {
		return "llama";
	}

	@Override
	public List<String> openers() {
		return List.of(TAG, HEADER);
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		cursor.take(HEADER);
		if (!cursor.takeBehindBlanks(TAG)) {
			return null;
		}
		cursor.skipBlanks();
		if (cursor.peek() == '{' || cursor.peek() == '[') {
			List<ParsedCall> calls = JsonFamily.calls(cursor, tools);
			return calls.isEmpty() ? null : new Block(calls);
		}
		String name = cursor.takeName();
		if (!name.endsWith(METHOD) || cursor.peek() != '(') {
			return null;
		}
		ParsedCall call = PythonBody.call(name.substring(0, name.length() - METHOD.length()), cursor);
		return (call != null) ? Block.of(call) : null;
	}

}
