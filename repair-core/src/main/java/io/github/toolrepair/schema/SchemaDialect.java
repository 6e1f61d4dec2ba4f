package io.github.toolrepair.schema;

import java.util.Locale;
import java.util.Set;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Turns schemas as frameworks spell them into JSON Schema. Spring AI writes type names in
 * capitals for providers that want them so
 * ({@code JsonSchemaGenerator.SchemaOption.UPPER_CASE_TYPE_VALUES}).
 */
final class SchemaDialect {

	private static final Set<String> TYPES = Set.of("object", "array", "string", "integer", "number", "boolean",
			"null");

	/** Keywords whose value holds schemas by names that are no keywords. */
	private static final Set<String> MAPS = Set.of("properties", "patternProperties", "$defs", "definitions",
			"dependentSchemas");

	/** Keywords whose value is no schema. */
	private static final Set<String> VALUES = Set.of("enum", "const", "default", "examples", "example");

	private SchemaDialect() {
	}

	/**
	 * Copy of the schema with type names in lower case.
	 */
	static JsonNode normalize(JsonNode schema) {
		JsonNode copy = schema.deepCopy();
		lowerTypes(copy);
		return copy;
	}

	private static void lowerTypes(JsonNode node) {
		if (node instanceof ObjectNode object) {
			JsonNode type = object.path("type");
			if (type.isString()) {
				object.set("type", lower(type));
			}
			else if (type instanceof ArrayNode types) {
				for (int i = 0; i < types.size(); i++) {
					types.set(i, lower(types.get(i)));
				}
			}
			object.forEachEntry((keyword, child) -> {
				if (MAPS.contains(keyword)) {
					child.forEach(SchemaDialect::lowerTypes);
				}
				else if (!VALUES.contains(keyword)) {
					lowerTypes(child);
				}
			});
			return;
		}
		node.forEach(SchemaDialect::lowerTypes);
	}

	private static JsonNode lower(JsonNode type) {
		String name = type.isString() ? type.stringValue().toLowerCase(Locale.ROOT) : "";
		return TYPES.contains(name) ? JsonNodeFactory.instance.stringNode(name) : type;
	}

}
