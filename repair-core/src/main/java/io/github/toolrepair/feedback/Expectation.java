package io.github.toolrepair.feedback;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.json.JsonTextWriter;
import io.github.toolrepair.model.ArgumentShape;
import io.github.toolrepair.model.Issue;
import tools.jackson.databind.JsonNode;

/**
 * Says in a few words what a schema expects at an issue.
 */
final class Expectation {

	/** Longest text for one issue, in characters. */
	private static final int LONGEST = 600;

	private static final Set<String> UNDECLARED = Set.of("additionalProperties", "unevaluatedProperties");

	private Expectation() {
	}

	/**
	 * Whether the issue is that a property is there which is not declared.
	 */
	static boolean isAboutUndeclared(Issue issue) {
		return UNDECLARED.contains(issue.keyword()) && !issue.location().isRoot();
	}

	static String of(Issue issue, ArgumentShape shape) {
		String text = describe(issue, shape);
		return (text.length() <= LONGEST) ? text : TextCut.cut(text, LONGEST) + " …";
	}

	private static String describe(Issue issue, ArgumentShape shape) {
		if (isAboutUndeclared(issue)) {
			Set<String> declared = shape.declaredIn(issue.location().parent());
			return declared.isEmpty() ? "no parameters" : "only these: " + String.join(", ", declared);
		}
		JsonNode keyword = issue.schema().path(issue.keyword());
		return switch (issue.keyword()) {
			case "type" -> types(issue.schema());
			case "required", "dependentRequired", "alias" -> anyOf(shape.schemasAt(issue.location()));
			case "enum" -> "one of " + values(keyword);
			case "const" -> JsonTextWriter.write(keyword);
			case "pattern" -> "text that matches the regular expression " + keyword.asString("");
			case "minimum" -> "at least " + keyword;
			case "maximum" -> "at most " + keyword;
			case "exclusiveMinimum" -> "more than " + keyword;
			case "exclusiveMaximum" -> "less than " + keyword;
			case "multipleOf" -> "a multiple of " + keyword;
			case "minLength" -> "text of at least " + keyword + " characters";
			case "maxLength" -> "text of at most " + keyword + " characters";
			case "minItems" -> "at least " + keyword + " items";
			case "maxItems" -> "at most " + keyword + " items";
			case "uniqueItems" -> "items that differ from each other";
			case "minProperties" -> "at least " + keyword + " properties";
			case "maxProperties" -> "at most " + keyword + " properties";
			case "oneOf" -> "a value that fits exactly one of the alternatives";
			case "anyOf" -> "a value that fits one of the alternatives";
			default -> "a value that satisfies '" + issue.keyword() + "' of the schema";
		};
	}

	private static String anyOf(List<JsonNode> schemas) {
		List<String> values = schemas.stream()
			.filter((schema) -> schema.has("type") || schema.has("enum") || schema.has("const"))
			.map(Expectation::value)
			.distinct()
			.toList();
		return values.isEmpty() ? "a value" : String.join(", or ", values);
	}

	private static String value(JsonNode schema) {
		if (schema.has("const")) {
			return JsonTextWriter.write(schema.path("const"));
		}
		return schema.has("type") ? types(schema) : "one of " + values(schema.path("enum"));
	}

	/**
	 * Type of a schema, with its allowed values and items where it names them.
	 */
	private static String types(JsonNode schema) {
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
		JsonNode item = schema.path("items");
		return (types.contains("array") && item.has("type")) ? text + " of " + types(item) : text;
	}

	private static String values(JsonNode values) {
		List<String> texts = new ArrayList<>();
		values.forEach((value) -> texts.add(value.isString() ? value.stringValue() : JsonTextWriter.write(value)));
		return String.join(", ", texts);
	}

}
