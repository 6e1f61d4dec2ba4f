package io.github.toolrepair.model;

import java.util.ArrayList;
import java.util.List;

import tools.jackson.databind.JsonNode;

/**
 * Place in a JSON document. Its text form is a JSON Pointer (RFC 6901).
 *
 * @param segments property names and array indexes from the root, unescaped; empty for
 * the root
 */
public record JsonLocation(List<String> segments) implements Comparable<JsonLocation> {

	private static final JsonLocation ROOT = new JsonLocation(List.of());

	public JsonLocation {
		segments = List.copyOf(segments);
	}

	/**
	 * Location of the whole document.
	 */
	public static JsonLocation root() {
		return ROOT;
	}

	/**
	 * Location of the given segments, outermost first.
	 */
	public static JsonLocation of(String... segments) {
		return new JsonLocation(List.of(segments));
	}

	/**
	 * Location of a property of the object at this location.
	 */
	public JsonLocation property(String name) {
		List<String> extended = new ArrayList<>(this.segments.size() + 1);
		extended.addAll(this.segments);
		extended.add(name);
		return new JsonLocation(extended);
	}

	/**
	 * Location of an item of the array at this location.
	 */
	public JsonLocation item(int index) {
		return property(Integer.toString(index));
	}

	/**
	 * Whether this is the whole document.
	 */
	public boolean isRoot() {
		return this.segments.isEmpty();
	}

	/**
	 * Location of the object or array so many segments below the root in which this
	 * location lies.
	 */
	public JsonLocation first(int depth) {
		return (depth >= this.segments.size()) ? this : new JsonLocation(this.segments.subList(0, depth));
	}

	/**
	 * Location of the object or array that holds this location; the root is its own
	 * parent.
	 */
	public JsonLocation parent() {
		return isRoot() ? this : new JsonLocation(this.segments.subList(0, this.segments.size() - 1));
	}

	/**
	 * Last segment: a property name or an index; empty for the root.
	 */
	public String name() {
		return isRoot() ? "" : this.segments.get(this.segments.size() - 1);
	}

	/**
	 * Value at this location, or a missing node.
	 */
	public JsonNode in(JsonNode document) {
		JsonNode node = document;
		for (String segment : this.segments) {
			node = child(node, segment);
		}
		return node;
	}

	/**
	 * Child of an object or array by its segment, or a missing node.
	 */
	public static JsonNode child(JsonNode node, String segment) {
		if (!node.isArray()) {
			return node.path(segment);
		}
		boolean index = !segment.isEmpty() && segment.length() < 10
				&& segment.chars().allMatch((character) -> character >= '0' && character <= '9');
		return index ? node.path(Integer.parseInt(segment)) : node.path(-1);
	}

	/**
	 * Orders by segments. It also keeps hash tables quick whose locations were made to
	 * collide.
	 */
	@Override
	public int compareTo(JsonLocation other) {
		int common = Math.min(this.segments.size(), other.segments.size());
		for (int i = 0; i < common; i++) {
			int order = this.segments.get(i).compareTo(other.segments.get(i));
			if (order != 0) {
				return order;
			}
		}
		return Integer.compare(this.segments.size(), other.segments.size());
	}

	/**
	 * JSON Pointer, such as {@code /edits/0/path}; empty for the root.
	 */
	@Override
	public String toString() {
		StringBuilder pointer = new StringBuilder();
		this.segments.forEach((segment) -> pointer.append('/').append(segment.replace("~", "~0").replace("/", "~1")));
		return pointer.toString();
	}

}
