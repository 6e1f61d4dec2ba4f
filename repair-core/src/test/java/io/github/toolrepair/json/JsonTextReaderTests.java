package io.github.toolrepair.json;

import io.github.toolrepair.model.UnrepairableReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

class JsonTextReaderTests {

	private static final int MAX_DEPTH = 10;

	private final JsonTextReader reader = new JsonTextReader(MAX_DEPTH);

	@ParameterizedTest
	@ValueSource(strings = { "0", "-7", "2147483648", "9007199254740993", "9223372036854775808", "0.1", "0.10",
			"1.0000000000000000000000000000000000001", "1E+400", "1E-400", "1E+9999", "1E-9999", "0.0", "-0.5" })
	void numbersKeepTheirDigits(String number) {
		assertThat(value(number).decimalValue()).hasToString(number);
		assertThat(JsonTextWriter.write(value(number))).isEqualTo(number);
	}

	@Test
	void integersOfHundredsOfDigitsAreExact() {
		String digits = "9".repeat(300);
		assertThat(value(digits).bigIntegerValue()).hasToString(digits);
		assertThat(value("-" + digits).bigIntegerValue()).hasToString("-" + digits);
	}

	@ParameterizedTest
	@ValueSource(strings = { "1e10000", "1e-10000", "1e99999", "1e-99999", "-1e2147483647", "1e2147483648",
			"1e99999999999999999999" })
	void exponentsBeyondAllReasonAreOutOfRange(String number) {
		assertThat(failure(number)).isEqualTo(UnrepairableReason.NUMBER_OUT_OF_RANGE);
		assertThat(failure("{\"a\":[" + number + "]}")).isEqualTo(UnrepairableReason.NUMBER_OUT_OF_RANGE);
	}

	@Test
	void thousandsOfDigitsAreOutOfRange() {
		assertThat(failure("9".repeat(5_000))).isEqualTo(UnrepairableReason.NUMBER_OUT_OF_RANGE);
		assertThat(failure("0." + "9".repeat(5_000))).isEqualTo(UnrepairableReason.NUMBER_OUT_OF_RANGE);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"a":1,"a":1}                     | {"a":1}
			{"a":{"b":[1]},"a":{"b":[1]}}     | {"a":{"b":[1]}}
			{"a":null,"b":2,"a":null}         | {"a":null,"b":2}
			{"a":1,"\\u0061":1}               | {"a":1}
			""")
	void repeatedNameWithOneValueCountsOnce(String text, String expected) {
		assertThat(JsonTextWriter.write(value(text))).isEqualTo(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "{\"a\":1,\"a\":2}", "{\"a\":1,\"a\":\"1\"}", "{\"a\":null,\"a\":1}",
			"[{\"b\":{\"a\":[],\"a\":{}}}]", "{\"a\":1,\"a\":2,\"a\":1}" })
	void repeatedNameWithTwoValuesIsRefused(String text) {
		assertThat(failure(text)).isEqualTo(UnrepairableReason.DUPLICATE_NAME);
	}

	@Test
	void nestingIsReadUpToTheLimit() {
		assertThat(value("[".repeat(MAX_DEPTH) + "]".repeat(MAX_DEPTH)).isArray()).isTrue();
		assertThat(failure("[".repeat(MAX_DEPTH + 1) + "]".repeat(MAX_DEPTH + 1)))
			.isEqualTo(UnrepairableReason.TOO_DEEP);
		assertThat(failure("{\"a\":".repeat(MAX_DEPTH + 1))).isEqualTo(UnrepairableReason.TOO_DEEP);
		assertThat(failure("[".repeat(1_000_000))).isEqualTo(UnrepairableReason.TOO_DEEP);
	}

	@Test
	void loneSurrogatesAndNullCharactersAreText() {
		assertThat(value("\"\uD800\"").stringValue()).isEqualTo("\uD800");
		assertThat(value("\"\\uDC00x\"").stringValue()).isEqualTo("\uDC00x");
		assertThat(value("\"\\u0000\"").stringValue()).isEqualTo("\0");
		assertThat(value("{\"\uDC00\":1}").has("\uDC00")).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "{}", " {} ", "\r\n\t[]", "\"\"", "true", "false", "null", "{\"\":\"\"}", "[[],{}]" })
	void jsonIsReadWithBlanksAround(String text) {
		assertThat(JsonTextWriter.write(value(text))).isEqualTo(text.strip());
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "{", "[1", "{} {}", "{}x", "1 2", "{} //", "nul", "{'a':1}", "{a:1}", "[1,]",
			"{\"a\":1,}", "01", "+1", ".5", "1.", "NaN", "Infinity", "-", "\"a", "\"\n\"", "\"\\d\"", "\"\\u12\"", "\0",
			"\uFEFF{}", "// a\n1", "/**/1", "[1 2]", "{\"a\" 1}", "]", "}" })
	void otherTextIsNotJson(String text) {
		assertThat(failure(text)).isEqualTo(UnrepairableReason.NOT_JSON);
	}

	@ParameterizedTest
	@ValueSource(strings = { "{}", " 5 ", "\"a\"", "{\"a\":1,\"a\":2}", "[1e99999]" })
	void wellFormedTextIsSeenWhateverElseIsWrong(String text) {
		assertThat(JsonTextReader.isWellFormed(text)).isTrue();
		assertThat(JsonTextReader.isWellFormed("[".repeat(5_000) + text + "]".repeat(5_000))).isTrue();
		assertThat(JsonTextReader.isWellFormed(text + " and more")).isFalse();
		assertThat(JsonTextReader.isWellFormed("[" + text)).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "words", "{", "{} {}", "[1,]", "'a'" })
	void otherTextIsNotWellFormed(String text) {
		assertThat(JsonTextReader.isWellFormed(text)).isFalse();
	}

	@Test
	void orderOfNamesIsKept() {
		assertThat(value("{\"b\":1,\"a\":2,\"c\":3}").propertyNames()).containsExactly("b", "a", "c");
	}

	private JsonNode value(String text) {
		JsonReading reading = this.reader.read(text);
		assertThat(reading).isInstanceOf(JsonReading.Value.class);
		return ((JsonReading.Value) reading).value();
	}

	private UnrepairableReason failure(String text) {
		JsonReading reading = this.reader.read(text);
		assertThat(reading).isInstanceOf(JsonReading.Failure.class);
		return ((JsonReading.Failure) reading).reason();
	}

}
