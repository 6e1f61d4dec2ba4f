package io.github.toolrepair.feedback;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.github.toolrepair.json.JsonTextWriter;
import io.github.toolrepair.model.ArgumentShape;
import io.github.toolrepair.model.BindingType;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.IntNode;

/**
 * Says in a few words what a schema expects at an issue.
 */
final class Expectation {

	/** Longest text for one issue, in characters. */
	private static final int LONGEST = 600;

	/** What a level of objects and one of arrays take of the detail. */
	private static final int OBJECT = 2;

	private static final int ARRAY = 1;

	/** Enough for two levels of objects, with an array between them. */
	private static final int DETAIL = 2 * OBJECT + ARRAY;

	private static final int MOST_PARAMETERS = 20;

	private static final Set<String> UNDECLARED = Set.of("additionalProperties", "unevaluatedProperties");

	private Expectation() {
	}

	/**
	 * Whether the issue is that a property is there which is not declared.
	 */
	static boolean isAboutUndeclared(Issue issue) {
		return UNDECLARED.contains(issue.keyword()) && !issue.location().isRoot();
	}

	/**
	 * The text, or its beginning where it is longer than what one issue may say.
	 */
	static String cut(String text) {
		return (text.length() <= LONGEST) ? text : TextCut.cut(text, LONGEST) + " …";
	}

	static String of(Issue issue, ArgumentShape shape) {
		return cut(describe(issue, shape));
	}

	private static String describe(Issue issue, ArgumentShape shape) {
		if (isAboutUndeclared(issue)) {
			Set<String> declared = shape.declaredIn(issue.location().parent());
			return declared.isEmpty() ? "no parameters" : "only these: " + String.join(", ", declared);
		}
		BindingType binding = BindingType.of(issue.schema());
		if (binding != null && issue.keyword().equals(BindingType.KEYWORD)) {
			return binding.expected();
		}
		JsonNode keyword = issue.schema().path(issue.keyword());
		return switch (issue.keyword()) {
			case "type" -> types(issue.schema(), issue.location(), shape, DETAIL);
			case "required", "dependentRequired", "dependencies", "alias" -> value(issue.location(), shape, DETAIL);
			case "enum" -> "one of " + values(keyword);
			case "const" -> JsonTextWriter.write(keyword);
			case "pattern" -> "text that matches the regular expression " + keyword.asString("");
			case "minimum" -> "at least " + keyword;
			case "maximum" -> "at most " + keyword;
			case "exclusiveMinimum" -> "more than " + keyword;
			case "exclusiveMaximum" -> "less than " + keyword;
			case "multipleOf" -> "a multiple of " + keyword;
			case "minLength" -> "text of at least " + count(keyword, "character", "characters");
			case "maxLength" -> "text of at most " + count(keyword, "character", "characters");
			case "minItems" -> "at least " + count(keyword, "item", "items");
			case "maxItems" -> "at most " + count(keyword, "item", "items");
			case "uniqueItems" -> "items that differ from each other";
			case "minProperties" -> "at least " + count(keyword, "property", "properties");
			case "maxProperties" -> "at most " + count(keyword, "property", "properties");
			case "false" -> "nothing here";
			case "items", "additionalItems", "unevaluatedItems" -> "no further items";
			case "contains", "minContains", "maxContains" -> contained(issue, shape);
			case "propertyNames" -> names(keyword);
			case "not" -> "anything but" + excluded(keyword, issue.location(), shape);
			case "oneOf" -> "a value that fits exactly one of the alternatives";
			case "anyOf" -> "a value that fits one of the alternatives";
			default -> "a value that satisfies '" + issue.keyword() + "' of the schema";
		};
	}

	private static String count(JsonNode number, String one, String many) {
		return number + " " + (number.asString("").equals("1") ? one : many);
	}

	/**
	 * Where the schema names no number, what is contained stands under the keyword
	 * itself.
	 */
	private static String contained(Issue issue, ArgumentShape shape) {
		JsonNode schema = issue.schema();
		JsonNode contains = schema.path(schema.has("contains") ? "contains" : issue.keyword());
		String kind = " of this kind: "
				+ (namesValues(contains) ? value(contains, issue.location(), shape, 0) : "as the schema describes");
		if (issue.keyword().equals("maxContains")) {
			return "at most " + count(schema.path("maxContains"), "item", "items") + kind;
		}
		JsonNode least = schema.path("minContains");
		return "at least " + count(least.isNumber() ? least : IntNode.valueOf(1), "item", "items") + kind;
	}

	private static String names(JsonNode schema) {
		if (schema.path("enum").isArray()) {
			return "only these names: " + values(schema.path("enum"));
		}
		JsonNode pattern = schema.path("pattern");
		return pattern.isString() ? "names that match the regular expression " + pattern.stringValue()
				: "names as the schema describes";
	}

	private static String excluded(JsonNode schema, JsonLocation location, ArgumentShape shape) {
		return namesValues(schema) ? ": " + value(schema, location, shape, 0) : " what the schema excludes";
	}

	/**
	 * What may stand at a location.
	 */
	private static String value(JsonLocation location, ArgumentShape shape, int detail) {
		List<String> values = shape.schemasAt(location)
			.stream()
			.filter(Expectation::namesValues)
			.map((schema) -> value(schema, location, shape, detail))
			.distinct()
			.toList();
		return values.isEmpty() ? "a value" : String.join(", or ", values);
	}

	private static boolean namesValues(JsonNode schema) {
		return schema.has("type") || schema.has("enum") || schema.has("const");
	}

	private static String value(JsonNode schema, JsonLocation location, ArgumentShape shape, int detail) {
		if (schema.has("const")) {
			return JsonTextWriter.write(schema.path("const"));
		}
		return schema.has("type") ? types(schema, location, shape, detail) : "one of " + values(schema.path("enum"));
	}

	/**
	 * Type of a schema, with its allowed values, its items, or its own parameters where
	 * it names them.
	 */
	private static String types(JsonNode schema, JsonLocation location, ArgumentShape shape, int detail) {
		List<String> types = new ArrayList<>();
		JsonNode type = schema.path("type");
		if (type.isString()) {
			types.add(type.stringValue());
		}
		type.forEach((name) -> types.add(name.asString("")));
		String text = types.isEmpty() ? "a value" : String.join(" or ", types);
		if (schema.path("enum").isArray()) {
			return text + ", one of " + values(schema.path("enum"));
		}
		BindingType binding = BindingType.of(schema);
		if (binding != null && binding.kind() == JsonKind.STRING) {
			return text + ", " + binding.expected();
		}
		if (types.contains("array") && schema.path("items").isObject() && detail >= ARRAY) {
			String item = value(location.item(0), shape, detail - ARRAY);
			return item.equals("a value") ? text : text + " of " + item;
		}
		return (types.contains("object") && detail >= OBJECT) ? text + parameters(schema, location, shape, detail)
				: text;
	}

	/**
	 * Parameters of an object: {@code " with id (integer) and note (string, optional)"}.
	 */
	private static String parameters(JsonNode schema, JsonLocation location, ArgumentShape shape, int detail) {
		List<String> parameters = new ArrayList<>();
		for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
			if (parameters.size() == MOST_PARAMETERS) {
				parameters.add("…");
				break;
			}
			String name = property.getKey();
			JsonLocation parameter = location.property(name);
			String value = namesValues(property.getValue())
					? value(property.getValue(), parameter, shape, detail - OBJECT)
					: value(parameter, shape, detail - OBJECT);
			boolean required = schema.path("required")
				.valueStream()
				.anyMatch((other) -> other.asString("").equals(name));
			parameters.add(name + " (" + value + (required ? ")" : "; optional)"));
		}
		return parameters.isEmpty() ? "" : " with " + String.join(", ", parameters);
	}

	private static String values(JsonNode values) {
		List<String> texts = new ArrayList<>();
		values.forEach((value) -> texts.add(value.isString() ? value.stringValue() : JsonTextWriter.write(value)));
		return String.join(", ", texts);
	}

}
