package io.github.toolrepair.schema;

import java.util.List;
import java.util.Locale;
import java.util.Set;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Turns schemas as frameworks spell them into JSON Schema:
 * <ul>
 * <li>Type names in capitals, which Spring AI writes for providers that want them so
 * ({@code JsonSchemaGenerator.SchemaOption.UPPER_CASE_TYPE_VALUES}).</li>
 * <li>{@code nullable}, and {@code exclusiveMinimum} and {@code exclusiveMaximum} as
 * booleans, as in schema objects of OpenAPI 3.0.</li>
 * <li>{@code $schema} for whatever draft is the newest one.</li>
 * </ul>
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

	/** Keywords that a null may fail, next to {@code type} and {@code enum}. */
	private static final List<String> COMBINATIONS = List.of("$ref", "allOf", "anyOf", "oneOf", "const");

	/** Identifier that the drafts before 2019-09 give to the newest one. */
	private static final String NEWEST = "http://json-schema.org/schema";

	private static final String DRAFT_4 = "http://json-schema.org/draft-04/schema";

	/**
	 * Copy of the schema in the words of JSON Schema.
	 */
	static JsonNode normalize(JsonNode schema) {
		JsonNode copy = schema.deepCopy();
		String dialect = copy.path("$schema").asString("");
		if (copy instanceof ObjectNode object && (dialect.equals(NEWEST) || dialect.equals(NEWEST + "#"))) {
			object.remove("$schema");
		}
		normalizeAll(copy, dialect.startsWith(DRAFT_4));
		return copy;
	}

	private static void normalizeAll(JsonNode node, boolean draft4) {
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
					child.forEach((schema) -> normalizeAll(schema, draft4));
				}
				else if (!VALUES.contains(keyword)) {
					normalizeAll(child, draft4);
				}
			});
			if (!draft4) {
				exclude(object, "minimum", "exclusiveMinimum");
				exclude(object, "maximum", "exclusiveMaximum");
			}
			if (object.path("nullable").asBoolean(false)) {
				admitNull(object);
			}
			return;
		}
		node.forEach((item) -> normalizeAll(item, draft4));
	}

	/**
	 * Turns a flag that makes a bound exclusive into the bound.
	 */
	private static void exclude(ObjectNode schema, String inclusive, String exclusive) {
		if (schema.path(exclusive).isBoolean()) {
			boolean excludes = schema.remove(exclusive).booleanValue();
			if (excludes && schema.path(inclusive).isNumber()) {
				schema.set(exclusive, schema.remove(inclusive));
			}
		}
	}

	private static void admitNull(ObjectNode schema) {
		schema.remove("nullable");
		if (COMBINATIONS.stream().anyMatch(schema::has)) {
			ObjectNode other = schema.deepCopy();
			schema.removeAll();
			schema.putArray("anyOf").add(other).addObject().put("type", "null");
			return;
		}
		JsonNode type = schema.path("type");
		if (type.isString()) {
			schema.putArray("type").add(type).add("null");
		}
		else if (type instanceof ArrayNode types && types.valueStream().noneMatch(SchemaDialect::isNull)) {
			types.add("null");
		}
		if (schema.path("enum") instanceof ArrayNode constants && constants.valueStream().noneMatch(JsonNode::isNull)) {
			constants.addNull();
		}
	}

	private static boolean isNull(JsonNode type) {
		return type.asString("").equals("null");
	}

	private static JsonNode lower(JsonNode type) {
		String name = type.isString() ? type.stringValue().toLowerCase(Locale.ROOT) : "";
		return TYPES.contains(name) ? JsonNodeFactory.instance.stringNode(name) : type;
	}

}
