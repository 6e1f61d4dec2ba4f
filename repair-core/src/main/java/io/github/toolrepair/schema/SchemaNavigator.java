package io.github.toolrepair.schema;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.PatternSyntaxException;

import io.github.toolrepair.model.JsonLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/**
 * Finds the parts of a schema that speak about a location in the arguments. It follows
 * references inside the schema, and combinations of schemas.
 */
final class SchemaNavigator {

	private static final List<String> CERTAIN = List.of("allOf");

	private static final List<String> POSSIBLE = List.of("allOf", "anyOf", "oneOf");

	private static final List<String> CONDITIONAL = List.of("then", "else");

	private final JsonNode root;

	SchemaNavigator(JsonNode root) {
		this.root = root;
	}

	/**
	 * Schemas that may apply at the location: every branch of a union counts.
	 */
	List<JsonNode> possibleAt(JsonLocation location) {
		return at(location, true);
	}

	/**
	 * Schemas that apply at the location whatever stands there.
	 */
	List<JsonNode> certainAt(JsonLocation location) {
		return at(location, false);
	}

	private List<JsonNode> at(JsonLocation location, boolean possible) {
		List<JsonNode> schemas = expand(List.of(this.root), possible);
		for (String segment : location.segments()) {
			List<JsonNode> children = new ArrayList<>();
			schemas.forEach((schema) -> addChildren(schema, segment, children));
			schemas = expand(children, possible);
		}
		return schemas;
	}

	private List<JsonNode> expand(List<JsonNode> schemas, boolean possible) {
		if (schemas.size() == 1 && standsAlone(schemas.get(0))) {
			return schemas;
		}
		Set<JsonNode> expanded = Collections.newSetFromMap(new IdentityHashMap<>());
		List<JsonNode> ordered = new ArrayList<>();
		Deque<JsonNode> open = new ArrayDeque<>(schemas);
		while (!open.isEmpty()) {
			JsonNode schema = open.removeFirst();
			if (!schema.isObject() || !expanded.add(schema)) {
				continue;
			}
			ordered.add(schema);
			open.addLast(resolve(schema.path("$ref")));
			for (String keyword : possible ? POSSIBLE : CERTAIN) {
				schema.path(keyword).forEach(open::addLast);
			}
			if (possible) {
				CONDITIONAL.forEach((keyword) -> open.addLast(schema.path(keyword)));
				schema.path("dependentSchemas").forEach(open::addLast);
			}
		}
		return ordered;
	}

	/**
	 * Whether the schema names no other one that speaks about the same value.
	 */
	private static boolean standsAlone(JsonNode schema) {
		if (!schema.isObject() || schema.has("$ref") || schema.has("dependentSchemas")) {
			return false;
		}
		for (String keyword : POSSIBLE) {
			if (schema.has(keyword)) {
				return false;
			}
		}
		for (String keyword : CONDITIONAL) {
			if (schema.has(keyword)) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Target of a reference inside this schema; missing for any other reference.
	 */
	private JsonNode resolve(JsonNode reference) {
		String text = reference.isString() ? reference.stringValue() : "";
		if (text.equals("#")) {
			return this.root;
		}
		return text.startsWith("#/") ? this.root.at(text.substring(1)) : MissingNode.getInstance();
	}

	private static void addChildren(JsonNode schema, String segment, List<JsonNode> children) {
		int before = children.size();
		addIfSchema(schema.path("properties").path(segment), children);
		schema.path("patternProperties").forEachEntry((pattern, child) -> {
			if (matches(pattern, segment)) {
				addIfSchema(child, children);
			}
		});
		if (children.size() == before) {
			addIfSchema(schema.path("additionalProperties"), children);
		}
		addItems(schema, segment, children);
	}

	private static void addItems(JsonNode schema, String segment, List<JsonNode> children) {
		JsonNode positional = schema.path("items").isArray() ? schema.path("items") : schema.path("prefixItems");
		JsonNode item = JsonLocation.child(positional, segment);
		if (positional.isArray() && !item.isMissingNode()) {
			addIfSchema(item, children);
			return;
		}
		addIfSchema(schema.path("items").isArray() ? schema.path("additionalItems") : schema.path("items"), children);
	}

	private static void addIfSchema(JsonNode child, List<JsonNode> children) {
		if (child.isObject()) {
			children.add(child);
		}
	}

	private static boolean matches(String pattern, String name) {
		try {
			return new CountedPattern(pattern).matches(name);
		}
		catch (PatternSyntaxException ex) {
			return false;
		}
	}

}
