package io.github.toolrepair.model;

import java.util.List;

import tools.jackson.databind.JsonNode;

/**
 * One place where arguments do not satisfy the tool's schema.
 *
 * @param location the value that is wrong, the property that is missing, or the property
 * that is not declared
 * @param keyword JSON Schema keyword that is not satisfied, such as {@code type}
 * @param schema schema object (or boolean schema) that holds the keyword
 * @param received kind of the value at the location
 * @param branches branches of unions in which the issue lies, outermost first; empty
 * where the schema demands it whatever else holds
 * @see IssueTree
 */
public record Issue(JsonLocation location, String keyword, JsonNode schema, JsonKind received,
		List<UnionBranch> branches) {

	public Issue {
		branches = List.copyOf(branches);
	}

	/**
	 * Issue that lies in no branch of a union.
	 */
	public Issue(JsonLocation location, String keyword, JsonNode schema, JsonKind received) {
		this(location, keyword, schema, received, List.of());
	}

}
