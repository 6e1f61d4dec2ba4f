package io.github.toolrepair.json;

import tools.jackson.databind.JsonNode;

/**
 * Size of trees.
 */
public final class JsonSize {

	private JsonSize() {
	}

	/**
	 * Number of values: the tree itself, and all items and properties at any depth.
	 */
	public static long of(JsonNode tree) {
		long size = 1;
		if (tree.isContainer()) {
			for (JsonNode child : tree.values()) {
				size += of(child);
			}
		}
		return size;
	}

}
