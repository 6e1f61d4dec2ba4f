package io.github.toolrepair.json;

import java.util.List;

import tools.jackson.databind.JsonNode;

/**
 * Reads JSON that stands as text inside a value, with the same leniency as the raw
 * arguments themselves.
 */
@FunctionalInterface
public interface TextReader {

	/**
	 * Readings of the text that cost least, equally good ones side by side: none if it
	 * can't be read, one if it is unambiguous.
	 */
	List<JsonNode> read(String text);

}
