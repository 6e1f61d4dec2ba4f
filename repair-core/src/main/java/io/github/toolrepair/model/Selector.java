package io.github.toolrepair.model;

import java.util.ArrayList;
import java.util.List;

import tools.jackson.databind.JsonNode;

/**
 * Configured place, or places, in a tool's arguments: a JSON Pointer in which {@code *}
 * stands for each item of an array, such as {@code /edits/*}{@code /path}.
 *
 * @param segments unescaped segments, outermost first; empty for the root
 */
public record Selector(List<String> segments) {

	/** Segment that stands for each item of an array. */
	public static final String EACH_ITEM = "*";

	public Selector {
		segments = List.copyOf(segments);
	}

	/**
	 * Selector for the given text.
	 * @throws InvalidSelectorException if the text is not a selector
	 */
	public static Selector parse(String text) {
		if (text.isEmpty()) {
			return new Selector(List.of());
		}
		if (text.charAt(0) != '/') {
			throw new InvalidSelectorException(text, 0, "does not start with '/'");
		}
		List<String> segments = new ArrayList<>();
		StringBuilder segment = new StringBuilder();
		for (int i = 1; i < text.length(); i++) {
			char character = text.charAt(i);
			if (character == '/') {
				segments.add(segment.toString());
				segment.setLength(0);
			}
			else if (character == '~') {
				segment.append(unescape(text, ++i));
			}
			else {
				segment.append(character);
			}
		}
		segments.add(segment.toString());
		return new Selector(segments);
	}

	private static char unescape(String text, int index) {
		char escaped = (index < text.length()) ? text.charAt(index) : '?';
		return switch (escaped) {
			case '0' -> '~';
			case '1' -> '/';
			default -> throw new InvalidSelectorException(text, index - 1, "has a '~' that is not '~0' or '~1'");
		};
	}

	/**
	 * Last segment; empty for the root.
	 */
	public String name() {
		return this.segments.isEmpty() ? "" : this.segments.get(this.segments.size() - 1);
	}

	/**
	 * Selector of the objects or arrays that hold what this one selects.
	 */
	public Selector parent() {
		return this.segments.isEmpty() ? this : new Selector(this.segments.subList(0, this.segments.size() - 1));
	}

	/**
	 * Selector of another property of the same objects.
	 */
	public Selector sibling(String name) {
		return parent().property(name);
	}

	/**
	 * Selector of a property of the objects that this one selects.
	 */
	public Selector property(String name) {
		List<String> properties = new ArrayList<>(this.segments);
		properties.add(name);
		return new Selector(properties);
	}

	/**
	 * Selector of each item of the arrays that this one selects.
	 */
	public Selector items() {
		return property(EACH_ITEM);
	}

	/**
	 * Whether the location is one of those selected. An array index matches only
	 * {@code *} or itself.
	 */
	public boolean matches(JsonLocation location) {
		if (location.segments().size() != this.segments.size()) {
			return false;
		}
		for (int i = 0; i < this.segments.size(); i++) {
			String segment = this.segments.get(i);
			if (!segment.equals(EACH_ITEM) && !segment.equals(location.segments().get(i))) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Locations in the document that this selector selects and that exist, in document
	 * order.
	 */
	public List<JsonLocation> locations(JsonNode document) {
		List<JsonLocation> found = new ArrayList<>();
		collect(document, JsonLocation.root(), 0, found);
		return found;
	}

	private void collect(JsonNode node, JsonLocation location, int depth, List<JsonLocation> found) {
		if (depth == this.segments.size()) {
			found.add(location);
			return;
		}
		String segment = this.segments.get(depth);
		if (segment.equals(EACH_ITEM) && node.isArray()) {
			for (int i = 0; i < node.size(); i++) {
				collect(node.path(i), location.item(i), depth + 1, found);
			}
			return;
		}
		JsonNode child = JsonLocation.child(node, segment);
		if (!child.isMissingNode()) {
			collect(child, location.property(segment), depth + 1, found);
		}
	}

	/**
	 * The selector as configured.
	 */
	@Override
	public String toString() {
		return new JsonLocation(this.segments).toString();
	}

}
