package io.github.toolrepair.schema;

import io.github.toolrepair.json.TextReader;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import tools.jackson.databind.JsonNode;

/**
 * An issue with what rules need to judge it. All rules ask the same of it, so that it
 * looks into the arguments only once.
 */
final class IssueContext {

	private final Issue issue;

	private final JsonNode arguments;

	private final JsonNode parent;

	private final JsonNode value;

	private final ToolSchema schema;

	private final CallContext call;

	private final TextReader texts;

	/**
	 * Context of an issue.
	 * @param issue the issue
	 * @param arguments the arguments in which it was found
	 * @param schema the tool's schema
	 * @param call the call
	 * @param texts reader for JSON that stands as text inside a value
	 */
	IssueContext(Issue issue, JsonNode arguments, ToolSchema schema, CallContext call, TextReader texts) {
		this.issue = issue;
		this.arguments = arguments;
		this.parent = issue.location().parent().in(arguments);
		this.value = issue.location().in(arguments);
		this.schema = schema;
		this.call = call;
		this.texts = texts;
	}

	Issue issue() {
		return this.issue;
	}

	JsonNode arguments() {
		return this.arguments;
	}

	ToolSchema schema() {
		return this.schema;
	}

	CallContext call() {
		return this.call;
	}

	TextReader texts() {
		return this.texts;
	}

	JsonLocation location() {
		return this.issue.location();
	}

	/**
	 * Value at the issue; a missing node if a property is missing.
	 */
	JsonNode value() {
		return this.value;
	}

	/**
	 * Object or array that holds the value.
	 */
	JsonNode parent() {
		return this.parent;
	}

	boolean concerns(String keyword) {
		return this.issue.keyword().equals(keyword);
	}

	/**
	 * Whether a value of this kind is wanted here and another kind was sent.
	 */
	boolean wants(JsonKind kind) {
		return concerns("type") && ToolSchema.kinds(this.issue.schema()).contains(kind);
	}

	/**
	 * Whether the issue is that a property is there which the schema neither declares nor
	 * allows.
	 */
	boolean isUndeclared() {
		return (concerns("additionalProperties") || concerns("unevaluatedProperties")) && !location().isRoot();
	}

	/**
	 * Whether the value is a parameter that its object need not have, or one that is not
	 * declared. An entry of a map is neither: its name is part of what was sent.
	 */
	boolean isOptional() {
		return !location().isRoot() && parent().isObject() && !this.schema.requires(location())
				&& (isUndeclared() || this.schema.declares(location()));
	}

	/**
	 * Name of the parameter for a note: as declared, never as a model invented it.
	 */
	String label() {
		return this.schema.declares(location()) ? "'" + location().name() + "'" : "a parameter that is not declared";
	}

}
