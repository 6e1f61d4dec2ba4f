package io.github.toolrepair.benchmarks.conformance;

import tools.jackson.databind.JsonNode;

/**
 * Something that a model sent, with what is expected to become of it.
 */
sealed interface ConformanceCase permits ArgumentCase, GrammarCase {

	/**
	 * Case that stands in a line of a file; its fields tell its kind: {@code input} is
	 * that of arguments, {@code text} that of a message, {@code chunks} that of a stream.
	 * @throws tools.jackson.databind.exc.JsonNodeException if a field is missing or of
	 * another type
	 * @throws IllegalArgumentException if the case says something that is not known here
	 */
	static ConformanceCase from(JsonNode line) {
		return (line.has("text") || line.has("chunks")) ? GrammarCase.from(line) : ArgumentCase.from(line);
	}

	ConformanceAnswer run();

}
