package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Mistral's {@code [TOOL_CALLS]}: a list of JSON objects, or a name and a JSON object.
 */
final class MistralFamily implements GrammarFamily {

	private static final String MARKER = "[TOOL_CALLS]";

	private static final String ARGUMENTS = "[ARGS]";

	@Override
	public String id() {
		return "mistral";
	}

	@Override
	public List<String> openers() {
		return List.of(MARKER);
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		cursor.take(MARKER);
		cursor.skipBlanks();
		if (cursor.peek() == '[' || cursor.peek() == '{') {
			List<ParsedCall> calls = JsonFamily.calls(cursor, tools);
			return calls.isEmpty() ? null : new Block(calls);
		}
		ParsedCall call = namedCall(cursor);
		return (call != null) ? Block.of(call) : null;
	}

	/**
	 * The call {@code name[ARGS]{…}} or <code>name{…}</code>; null if none stands here.
	 */
	static @Nullable ParsedCall namedCall(Cursor cursor) {
		String name = cursor.takeName();
		if (name.isEmpty()) {
			return null;
		}
		if (cursor.take("[CALL_ID]")) {
			cursor.takeName();
		}
		cursor.take(ARGUMENTS);
		cursor.skipBlanks();
		ObjectNode arguments = JsonBody.object(cursor);
		return (arguments != null) ? new ParsedCall(name, arguments) : null;
	}

}
