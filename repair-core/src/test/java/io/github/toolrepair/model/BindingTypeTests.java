package io.github.toolrepair.model;

import io.github.toolrepair.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.node.JsonNodeFactory;

import static org.assertj.core.api.Assertions.assertThat;

class BindingTypeTests {

	@ParameterizedTest
	@CsvSource({ "BYTE, -128", "BYTE, 127", "SHORT, 32767", "INT, -2147483648", "INT, 2147483647", "INT, 5.0",
			"INT, 1e3", "LONG, 9223372036854775807", "FLOAT, 3.4e38", "FLOAT, 0.1", "DECIMAL, 0.1", "DECIMAL, 19.90",
			"DECIMAL, 1234567890123.45", "DECIMAL, 123456789012345678901234567890" })
	void acceptsNumbersThatLoseNothing(BindingType type, String number) {
		assertThat(type.accepts(Json.read(number))).isTrue();
	}

	@ParameterizedTest
	@CsvSource({ "BYTE, 128", "BYTE, -129", "SHORT, 32768", "INT, 2147483648", "INT, 3000000000", "INT, 3e9",
			"LONG, 9223372036854775808", "LONG, 9007199254740993.0", "FLOAT, 3.5e38", "DECIMAL, 0.1234567890123456789",
			"DECIMAL, 12345678901234567.89" })
	void refusesNumbersThatLoseSomething(BindingType type, String number) {
		assertThat(type.accepts(Json.read(number))).isFalse();
	}

	@ParameterizedTest
	@CsvSource({ "CHARACTER, a", "CONSTANT, CELSIUS", "CONSTANT, ''", "UUID, 123e4567-e89b-12d3-a456-426614174000",
			"UUID, 123E4567-E89B-12D3-A456-426614174000", "DATE, 2026-12-01", "DATE, 2024-02-29", "TIME, 14:30",
			"TIME, 14:30:00.5", "OFFSET_TIME, 14:30+01:00", "DATE_TIME, 2026-12-01T14:30",
			"OFFSET_DATE_TIME, 2026-12-01T14:30Z", "ZONED_DATE_TIME, 2026-12-01T14:30:00+01:00[Europe/Berlin]",
			"INSTANT, 2026-12-01T14:30:00Z", "YEAR_MONTH, 2026-12", "DURATION, PT90M", "PERIOD, P1M" })
	void acceptsTextOfItsForm(BindingType type, String text) {
		assertThat(type.accepts(JsonNodeFactory.instance.stringNode(text))).isTrue();
	}

	@ParameterizedTest
	@CsvSource({ "CHARACTER, ab", "CHARACTER, ''", "CONSTANT, 0", "CONSTANT, ' 1 '", "UUID, 1-2-3-4-5", "UUID, abc",
			"DATE, 20000", "DATE, 2026-02-30", "DATE, 03/05/2026", "DATE, 2026-12-01T00:00:00Z", "DATE, ''",
			"TIME, 14:30Z", "TIME, 5", "OFFSET_TIME, 14:30", "DATE_TIME, 2026-12-01T10:00:00Z",
			"DATE_TIME, 2026-12-01 10:00:00", "DATE_TIME, 2026-12-01", "OFFSET_DATE_TIME, 2026-12-01T10:00:00",
			"OFFSET_DATE_TIME, 1733000000", "ZONED_DATE_TIME, 2026-12-01T10:00:00", "INSTANT, 1733000000",
			"INSTANT, 2026-12-01T10:00:00", "YEAR_MONTH, 2026", "DURATION, 30", "DURATION, 30s", "PERIOD, 1" })
	void refusesTextOfAnotherForm(BindingType type, String text) {
		assertThat(type.accepts(JsonNodeFactory.instance.stringNode(text))).isFalse();
	}

	@ParameterizedTest
	@EnumSource
	void hasNothingAgainstOtherKinds(BindingType type) {
		assertThat(type.accepts(Json.read("null"))).isTrue();
		assertThat(type.accepts(Json.read("true"))).isTrue();
		assertThat(type.accepts(Json.read("[1]"))).isTrue();
		assertThat(type.accepts(Json.read((type.kind() == JsonKind.STRING) ? "1e99" : "\"x\""))).isTrue();
	}

	@ParameterizedTest
	@EnumSource
	void ofGivesTheTypeThatASchemaNames(BindingType type) {
		assertThat(BindingType.of(JsonNodeFactory.instance.objectNode().put(BindingType.KEYWORD, type.id())))
			.isEqualTo(type);
	}

	@Test
	void ofGivesNullWhereASchemaNamesNone() {
		assertThat(BindingType.of(Json.read("{}"))).isNull();
		assertThat(BindingType.of(Json.read("{\"x-binding-type\":\"else\"}"))).isNull();
		assertThat(BindingType.of(Json.read("true"))).isNull();
	}

}
