package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads calls from JSON that names the tool inside.
 */
final class JsonCalls {

	private static final List<String> NAMES = List.of("name", "tool_name", "function");

	private static final List<String> ARGUMENTS = List.of("arguments", "parameters", "args");

	/** What may stand beside name and arguments without meaning anything. */
	private static final Set<String> BESIDE = Set.of("id", "type", "index", "call_id", "tool_call_id");

	private JsonCalls() {
	}

	/**
	 * Calls of an object or of a list of objects; null if any of it is no call.
	 */
	static @Nullable List<ParsedCall> calls(JsonNode value, OfferedTools tools) {
		List<ParsedCall> calls = new ArrayList<>();
		for (JsonNode item : value.isArray() ? value.values() : List.of(value)) {
			ParsedCall call = (item instanceof ObjectNode object) ? call(object, tools) : null;
			if (call == null) {
				return null;
			}
			calls.add(call);
		}
		return calls.isEmpty() ? null : calls;
	}

	/**
	 * Call of an object such as {@code {"name": …, "arguments": {…}}}; null if it is
	 * none, or can be read in two ways.
	 */
	static @Nullable ParsedCall call(ObjectNode object, OfferedTools tools) {
		String nameKey = onlyKey(object, NAMES);
		if (nameKey == null || !(nameKey.equals("function") || object.path(nameKey).isString())) {
			return null;
		}
		JsonNode name = object.path(nameKey);
		if (name instanceof ObjectNode function && namesOnly(object, Set.of(nameKey))) {
			return call(function, tools);
		}
		if (!name.isString() || name.stringValue().isBlank()) {
			return null;
		}
		String argumentsKey = onlyKey(object, ARGUMENTS);
		boolean absent = ARGUMENTS.stream().noneMatch(object::has);
		if (absent) {
			return namesOnly(object, Set.of(nameKey))
					? new ParsedCall(name.stringValue(), JsonNodeFactory.instance.objectNode()) : null;
		}
		if (argumentsKey == null || !namesOnly(object, Set.of(nameKey, argumentsKey))) {
			return null;
		}
		ObjectNode arguments = arguments(object.path(argumentsKey));
		boolean call = arguments != null && !isDefinition(name.stringValue(), arguments, tools);
		return (arguments != null && call) ? new ParsedCall(name.stringValue(), arguments) : null;
	}

	/**
	 * The object, or the object whose text it is; null for anything else.
	 */
	static @Nullable ObjectNode arguments(JsonNode value) {
		JsonNode opened = value.isString() ? JsonBody.read(value.stringValue()) : value;
		return (opened instanceof ObjectNode object) ? object : null;
	}

	/**
	 * Whether the arguments are the schema of the tool: a model that explains a tool
	 * prints its definition in the shape of a call.
	 */
	private static boolean isDefinition(String name, ObjectNode arguments, OfferedTools tools) {
		boolean schema = arguments.path("type").isString() && arguments.path("type").stringValue().equals("object")
				&& arguments.path("properties").isObject();
		return schema && !(tools.declares(name, "type") && tools.declares(name, "properties"));
	}

	private static @Nullable String onlyKey(ObjectNode object, List<String> keys) {
		List<String> present = keys.stream().filter(object::has).toList();
		return (present.size() == 1) ? present.get(0) : null;
	}

	private static boolean namesOnly(ObjectNode object, Set<String> keys) {
		return object.propertyNames().stream().allMatch((name) -> keys.contains(name) || BESIDE.contains(name));
	}

}
