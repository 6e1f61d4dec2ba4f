package io.github.toolrepair;

import java.math.BigDecimal;

import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON of tests. It is read by Jackson's own tree reading, not by the reader that is
 * under test.
 */
public final class Json {

	private static final JsonMapper MAPPER = JsonMapper.builder()
		.enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
		.enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
		.disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
		.build();

	private Json() {
	}

	/**
	 * Tree of a JSON text; decimals keep their digits.
	 */
	public static JsonNode read(String text) {
		return MAPPER.readTree(text);
	}

	/**
	 * Tree of a JSON text that is written with single quotes.
	 */
	public static JsonNode of(String quoted) {
		return read(text(quoted));
	}

	/**
	 * Object of a JSON text that is written with single quotes.
	 */
	public static ObjectNode object(String quoted) {
		return (ObjectNode) of(quoted);
	}

	/**
	 * The same tree with one form for each number, so that equal numbers are equal:
	 * {@code 5}, {@code 5.0} and {@code 5e0}.
	 */
	public static JsonNode numeric(JsonNode tree) {
		if (tree.isNumber()) {
			BigDecimal number = tree.decimalValue();
			return MAPPER.getNodeFactory()
				.numberNode((number.signum() != 0) ? number.stripTrailingZeros() : BigDecimal.ZERO);
		}
		if (tree instanceof ObjectNode object) {
			ObjectNode numeric = MAPPER.createObjectNode();
			object.forEachEntry((name, value) -> numeric.set(name, numeric(value)));
			return numeric;
		}
		if (tree instanceof ArrayNode array) {
			ArrayNode numeric = MAPPER.createArrayNode();
			array.forEach((value) -> numeric.add(numeric(value)));
			return numeric;
		}
		return tree;
	}

	/**
	 * JSON text that is written with single quotes, with double quotes.
	 */
	public static String text(String quoted) {
		return quoted.replace('\'', '"');
	}

}
