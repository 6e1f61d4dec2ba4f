package io.github.toolrepair.model;

import tools.jackson.databind.JsonNode;

/**
 * One operation of a JSON Patch (RFC 6902). Changes record what they did in this form, so
 * that a result can be replayed from its input.
 */
public sealed interface PatchOperation {

	/**
	 * Location that the operation writes or removes.
	 */
	JsonLocation location();

	/**
	 * Adds a property, or inserts an array item.
	 */
	record Add(JsonLocation location, JsonNode value) implements PatchOperation {

	}

	/**
	 * Removes an existing value.
	 */
	record Remove(JsonLocation location) implements PatchOperation {

	}

	/**
	 * Replaces an existing value, or the whole document at the root.
	 */
	record Replace(JsonLocation location, JsonNode value) implements PatchOperation {

	}

	/**
	 * Moves the value at {@code from}, which exists, to {@code location}.
	 */
	record Move(JsonLocation from, JsonLocation location) implements PatchOperation {

	}

}
