package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A message that is JSON and names tool and arguments: what small models print in place
 * of any markers.
 */
final class BareJsonFamily implements GrammarFamily {

	private static final String HEADER = "<|start_header_id|>assistant<|end_header_id|>";

	private static final String CALLS = "tool_calls";

	private static final Set<String> NAMES = Set.of("name", "function", "tool_name");

	private static final Set<String> ARGUMENTS = Set.of("arguments", "parameters");

	private static final Set<String> FIRST_KEYS = Set.of("type", "id", CALLS);

	@Override
	public String id() {
		return "bare-json";
	}

	@Override
	public List<String> openers() {
		return List.of();
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		cursor.take(HEADER);
		cursor.skipBlanks();
		if (!beginsAsCall(cursor, tools)) {
			return null;
		}
		List<ParsedCall> calls = new ArrayList<>();
		int end = cursor.at();
		do {
			JsonNode value = JsonBody.container(cursor);
			List<ParsedCall> found = (value != null) ? calls(value, tools) : null;
			if (found == null) {
				return null;
			}
			calls.addAll(found);
			end = cursor.at();
			cursor.skipBlanks();
			cursor.skip(';');
			cursor.skipBlanks();
		}
		while (cursor.peek() == '{');
		cursor.moveTo(end);
		return new Block(calls);
	}

	/**
	 * Whether the first key is one that a call begins with, so that other JSON is let go
	 * at once.
	 */
	private static boolean beginsAsCall(Cursor cursor, OfferedTools tools) {
		int start = cursor.at();
		if (cursor.take("[")) {
			cursor.skipBlanks();
		}
		boolean object = cursor.take("{");
		cursor.skipBlanks();
		String key = object ? cursor.takeQuoted() : "";
		boolean begins = FIRST_KEYS.contains(key) || ARGUMENTS.contains(key);
		if (NAMES.contains(key) && cursor.takeBehindBlanks(":")) {
			cursor.skipBlanks();
			begins = cursor.peek() == '{' || tools.resolve(cursor.takeQuoted()) != null;
		}
		cursor.moveTo(start);
		return begins;
	}

	private static @Nullable List<ParsedCall> calls(JsonNode value, OfferedTools tools) {
		if (value.isObject() && value.size() == 1 && value.path(CALLS).isArray()) {
			return calls(value.path(CALLS), tools);
		}
		for (JsonNode item : value.isArray() ? value.values() : List.of(value)) {
			if (!(item instanceof ObjectNode object) || !hasArguments(object)) {
				return null;
			}
		}
		return JsonCalls.calls(value, tools);
	}

	/**
	 * Whether arguments are there, at least empty ones; without them the object is a
	 * record that happens to have a name.
	 */
	private static boolean hasArguments(ObjectNode object) {
		JsonNode holder = object.path("function").isObject() ? object.path("function") : object;
		return ARGUMENTS.stream().anyMatch(holder::has);
	}

}
