package io.github.toolrepair.schema;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

import tools.jackson.databind.JsonNode;

/**
 * Finds keywords whose value is none that JSON Schema knows, where the validator finds
 * nothing wrong with the schema: it would refuse every value instead.
 */
final class SchemaSyntax {

	/** Names of types; {@code any} is one of draft 3, which the validator still knows. */
	private static final Set<String> TYPES = Set.of("object", "array", "string", "integer", "number", "boolean", "null",
			"any");

	/** Keywords that hold one schema, or a list of them. */
	private static final List<String> SCHEMAS = List.of("items", "prefixItems", "additionalItems", "unevaluatedItems",
			"contains", "additionalProperties", "unevaluatedProperties", "propertyNames", "allOf", "anyOf", "oneOf",
			"not", "if", "then", "else");

	/** Keywords that hold schemas by names. */
	private static final List<String> MAPS = List.of("properties", "patternProperties", "dependentSchemas",
			"dependencies", "$defs", "definitions");

	/** Keywords for which anything but a schema refuses all that they look at. */
	private static final List<String> CLOSING = List.of("additionalProperties", "unevaluatedProperties",
			"unevaluatedItems");

	private SchemaSyntax() {
	}

	/**
	 * Whether each keyword, in whatever part of the schema, has a value that can be used.
	 */
	static boolean isUsable(JsonNode schema) {
		Deque<JsonNode> open = new ArrayDeque<>();
		open.add(schema);
		while (!open.isEmpty()) {
			JsonNode part = open.removeFirst();
			if (part.isArray()) {
				part.forEach(open::add);
			}
			else if (part.isObject()) {
				if (!hasUsableKeywords(part)) {
					return false;
				}
				SCHEMAS.forEach((keyword) -> open.add(part.path(keyword)));
				MAPS.forEach((keyword) -> part.path(keyword).forEach(open::add));
			}
		}
		return true;
	}

	private static boolean hasUsableKeywords(JsonNode schema) {
		JsonNode type = schema.path("type");
		boolean typed = type.isMissingNode() || isType(type)
				|| (type.isArray() && !type.isEmpty() && type.valueStream().allMatch(SchemaSyntax::isType));
		boolean named = schema.path("required").valueStream().allMatch(JsonNode::isString);
		boolean closed = CLOSING.stream().map(schema::path).allMatch(SchemaSyntax::isSchemaOrMissing);
		return typed && named && closed && (!schema.has("enum") || schema.path("enum").isArray());
	}

	private static boolean isType(JsonNode name) {
		return name.isString() && TYPES.contains(name.stringValue());
	}

	private static boolean isSchemaOrMissing(JsonNode value) {
		return value.isMissingNode() || value.isObject() || value.isBoolean();
	}

}
