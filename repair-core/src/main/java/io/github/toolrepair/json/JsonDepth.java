package io.github.toolrepair.json;

import tools.jackson.databind.JsonNode;

/**
 * Nesting of trees.
 */
public final class JsonDepth {

	private JsonDepth() {
	}

	/**
	 * Whether arrays and objects are nested deeper than the limit. A scalar has depth 0,
	 * an empty array depth 1. Looks no deeper than the limit.
	 */
	public static boolean exceeds(JsonNode tree, int limit) {
		if (!tree.isContainer()) {
			return false;
		}
		if (limit <= 0) {
			return true;
		}
		for (JsonNode child : tree.values()) {
			if (exceeds(child, limit - 1)) {
				return true;
			}
		}
		return false;
	}

}
