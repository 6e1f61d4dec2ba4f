package io.github.toolrepair.benchmarks.conformance;

import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamWriteConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads and writes lines of any depth and length, keeping numbers exact and text that is
 * no Unicode.
 */
final class ConformanceJson {

	private static final int DEEPEST = 100_000;

	private static final JsonMapper MAPPER = JsonMapper
		.builder(JsonFactory.builder()
			.streamReadConstraints(StreamReadConstraints.builder()
				.maxNestingDepth(DEEPEST)
				.maxStringLength(Integer.MAX_VALUE)
				.maxNumberLength(Integer.MAX_VALUE)
				.build())
			.streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(DEEPEST).build())
			.build())
		.enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
		.disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
		.enable(JsonWriteFeature.ESCAPE_NON_ASCII)
		.build();

	private ConformanceJson() {
	}

	static JsonNode read(String text) {
		return MAPPER.readTree(text);
	}

	static String write(JsonNode value) {
		return MAPPER.writeValueAsString(value);
	}

	/**
	 * Beginning of the line that answers a case.
	 */
	static ObjectNode line(String id) {
		return MAPPER.createObjectNode().put("id", id);
	}

}
