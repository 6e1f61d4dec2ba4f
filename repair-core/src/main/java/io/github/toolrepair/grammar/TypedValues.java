package io.github.toolrepair.grammar;

import java.util.Locale;
import java.util.Set;

import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Gives values that were printed without quotes the type that the tool's schema names.
 * <p>
 * A value whose type is not known stays a string: the version {@code 1.10} is no number.
 * So does a value that does not fit, which validation then reports.
 */
final class TypedValues {

	private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

	private TypedValues() {
	}

	/**
	 * Value of the printed text at a place in the arguments.
	 */
	static JsonNode bySchema(String text, String toolName, JsonLocation location, OfferedTools tools) {
		Set<JsonKind> kinds = tools.kindsAt(toolName, location);
		if (kinds.isEmpty() || kinds.contains(JsonKind.STRING)) {
			return NODES.stringNode(text);
		}
		JsonNode literal = literal(text.strip());
		return (literal != null && fits(literal, kinds)) ? literal : NODES.stringNode(text);
	}

	/**
	 * Value of the text as JSON; as a string if it is none.
	 */
	static JsonNode asJson(String text) {
		JsonNode value = JsonBody.read(text);
		return (value != null) ? value : NODES.stringNode(text);
	}

	private static @Nullable JsonNode literal(String text) {
		JsonNode json = JsonBody.read(text);
		if (json != null) {
			return json;
		}
		String lower = text.toLowerCase(Locale.ROOT);
		if (lower.equals("true") || lower.equals("false")) {
			return NODES.booleanNode(lower.equals("true"));
		}
		return PythonBody.literal(text);
	}

	private static boolean fits(JsonNode value, Set<JsonKind> kinds) {
		JsonKind kind = JsonKind.of(value);
		return kinds.contains(kind) || (value.isNumber() && kinds.contains(JsonKind.NUMBER))
				|| (value.isNumber() && kinds.contains(JsonKind.INTEGER));
	}

}
