package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Text Generation Inference: a message <code>{"function": {"_name": "f", "a": 1}}</code>,
 * with the name among the arguments.
 */
final class TgiFamily implements GrammarFamily {

	private static final String FUNCTION = "function";

	private static final String NAME = "_name";

	@Override
	public String id() {
		return "tgi";
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
		int start = cursor.at();
		boolean begins = cursor.take("{") && cursor.takeBehindBlanks("\"" + FUNCTION + "\"");
		cursor.moveTo(start);
		ObjectNode message = begins ? JsonBody.object(cursor) : null;
		if (message == null || message.size() != 1 || !(message.path(FUNCTION) instanceof ObjectNode function)) {
			return null;
		}
		JsonNode name = function.remove(NAME);
		return (name != null && name.isString()) ? Block.of(new ParsedCall(name.stringValue(), function)) : null;
	}

}
