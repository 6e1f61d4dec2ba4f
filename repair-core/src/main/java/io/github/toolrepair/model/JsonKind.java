package io.github.toolrepair.model;

import java.util.Locale;

import tools.jackson.databind.JsonNode;

/**
 * Kind of a JSON value, named as JSON Schema names its types.
 */
public enum JsonKind {

	OBJECT, ARRAY, STRING, INTEGER, NUMBER, BOOLEAN, NULL,

	/** No value is there. */
	MISSING;

	private final String id = name().toLowerCase(Locale.ROOT);

	/**
	 * Name of the kind as JSON Schema spells it; {@code missing} where no value is there.
	 */
	public String id() {
		return this.id;
	}

	/**
	 * Kind of the given value; a number with a fraction or an exponent is a
	 * {@link #NUMBER}, also {@code 5.0}.
	 */
	public static JsonKind of(JsonNode value) {
		return switch (value.getNodeType()) {
			case OBJECT, POJO -> OBJECT;
			case ARRAY -> ARRAY;
			case STRING, BINARY -> STRING;
			case NUMBER -> value.isIntegralNumber() ? INTEGER : NUMBER;
			case BOOLEAN -> BOOLEAN;
			case NULL -> NULL;
			case MISSING -> MISSING;
		};
	}

}
