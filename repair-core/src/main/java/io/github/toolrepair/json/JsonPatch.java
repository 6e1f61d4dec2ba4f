package io.github.toolrepair.json;

import java.util.List;

import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Applies JSON Patch operations (RFC 6902) to a tree.
 */
public final class JsonPatch {

	private JsonPatch() {
	}

	/**
	 * Copy of the document after all operations, in their order. The document itself
	 * stays as it was; values of operations are copied too.
	 * @throws IllegalArgumentException if an operation does not fit the document
	 */
	public static JsonNode apply(JsonNode document, List<PatchOperation> operations) {
		if (operations.isEmpty()) {
			return document;
		}
		JsonNode result = document.deepCopy();
		for (PatchOperation operation : operations) {
			result = apply(result, operation);
		}
		return result;
	}

	private static JsonNode apply(JsonNode document, PatchOperation operation) {
		if (operation instanceof PatchOperation.Replace replace) {
			return write(document, replace.location(), replace.value().deepCopy(), true);
		}
		if (operation instanceof PatchOperation.Add add) {
			return write(document, add.location(), add.value().deepCopy(), false);
		}
		if (operation instanceof PatchOperation.Move move) {
			JsonNode value = remove(document, move.from());
			return write(document, move.location(), value, false);
		}
		remove(document, operation.location());
		return document;
	}

	private static JsonNode write(JsonNode document, JsonLocation location, JsonNode value, boolean replace) {
		if (location.isRoot()) {
			return value;
		}
		JsonNode parent = location.parent().in(document);
		if (parent instanceof ObjectNode object && (!replace || object.has(location.name()))) {
			object.set(location.name(), value);
			return document;
		}
		if (parent instanceof ArrayNode array) {
			int index = Integer.parseInt(location.name());
			if (replace && index < array.size()) {
				array.set(index, value);
				return document;
			}
			if (!replace && index <= array.size()) {
				array.insert(index, value);
				return document;
			}
		}
		throw misfit(location);
	}

	private static JsonNode remove(JsonNode document, JsonLocation location) {
		JsonNode parent = location.parent().in(document);
		JsonNode removed = null;
		if (!location.isRoot() && parent instanceof ObjectNode object) {
			removed = object.remove(location.name());
		}
		else if (!location.isRoot() && parent instanceof ArrayNode array) {
			removed = array.remove(Integer.parseInt(location.name()));
		}
		if (removed == null) {
			throw misfit(location);
		}
		return removed;
	}

	private static IllegalArgumentException misfit(JsonLocation location) {
		return new IllegalArgumentException(
				"A patch operation does not fit the document at depth " + location.segments().size());
	}

}
