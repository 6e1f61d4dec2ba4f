package io.github.toolrepair.convert;

import java.math.BigDecimal;
import java.util.List;

import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.RuleId;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * All conversions. At most one gives a value for any input, but for a text that is both
 * an integer and a number; the number comes first, since it keeps the text's digits.
 */
final class Conversions {

	private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

	private static final JsonTextReader READER = new JsonTextReader(1);

	private static final BigDecimal LARGEST_DOUBLE = BigDecimal.valueOf(Double.MAX_VALUE);

	/** Longer plain notation would no longer be the number that was sent. */
	private static final int LONGEST_PLAIN = 40;

	private static final List<Conversion> ALL = List.of(
			new Conversion(new RuleId("conversion.number-from-text"), JsonKind.NUMBER, Conversions::numberFromText),
			new Conversion(new RuleId("conversion.integer-from-text"), JsonKind.INTEGER, Conversions::integerFromText),
			new Conversion(new RuleId("conversion.boolean-from-text"), JsonKind.BOOLEAN, Conversions::booleanFromText),
			new Conversion(new RuleId("conversion.text-from-number"), JsonKind.STRING, Conversions::textFromNumber),
			new Conversion(new RuleId("conversion.text-from-boolean"), JsonKind.STRING, Conversions::textFromBoolean));

	private Conversions() {
	}

	static List<Conversion> all() {
		return ALL;
	}

	private static @Nullable JsonNode numberFromText(JsonNode value) {
		if (!value.isString() || !(READER.read(value.stringValue().strip()) instanceof JsonReading.Value read)) {
			return null;
		}
		JsonNode number = read.value();
		boolean exact = number.isNumber() && number.decimalValue().abs().compareTo(LARGEST_DOUBLE) <= 0;
		return exact ? number : null;
	}

	private static @Nullable JsonNode integerFromText(JsonNode value) {
		JsonNode number = numberFromText(value);
		if (number == null || number.isIntegralNumber()) {
			return number;
		}
		BigDecimal decimal = number.decimalValue().stripTrailingZeros();
		if (decimal.scale() > 0) {
			return null;
		}
		JsonReading integer = READER.read(decimal.toBigIntegerExact().toString());
		return (integer instanceof JsonReading.Value read) ? read.value() : null;
	}

	private static @Nullable JsonNode booleanFromText(JsonNode value) {
		String text = value.isString() ? value.stringValue().strip() : "";
		return switch (text) {
			case "true", "True" -> NODES.booleanNode(true);
			case "false", "False" -> NODES.booleanNode(false);
			default -> null;
		};
	}

	private static @Nullable JsonNode textFromNumber(JsonNode value) {
		if (!value.isNumber()) {
			return null;
		}
		BigDecimal number = value.decimalValue();
		// With an exponent, as 7e12, it may as well be a text that lost its quotes.
		boolean plain = number.scale() > 0 && number.precision() + number.scale() <= LONGEST_PLAIN;
		return (value.isIntegralNumber() || plain) ? NODES.stringNode(number.toPlainString()) : null;
	}

	private static @Nullable JsonNode textFromBoolean(JsonNode value) {
		return value.isBoolean() ? NODES.stringNode(Boolean.toString(value.booleanValue())) : null;
	}

}
