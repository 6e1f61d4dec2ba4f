package io.github.toolrepair.envelope;

import java.util.List;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.JsonNodeFactory;

import static org.assertj.core.api.Assertions.assertThat;

class DecodeJsonStringRuleTests {

	private static final CallContext CALL = Calls.of("{'type':'object'}");

	private final DecodeJsonStringRule rule = new DecodeJsonStringRule();

	@ParameterizedTest
	@ValueSource(strings = { "{\"a\":1}", "[1]", " {\n}", "{broken", "\"{}\"", "```json\n{}\n```" })
	void fromValueProposesTextThatMayHoldJson(String text) {
		List<Reading> readings = this.rule.fromValue(JsonNodeFactory.instance.stringNode(text), CALL);
		assertThat(Readings.of(readings)).containsExactly(text);
	}

	@ParameterizedTest
	@ValueSource(strings = { "'a.txt'", "''", "'5'", "'null'", "'a {}'", "5", "null", "{}", "['{}']" })
	void fromValueLeavesOtherValuesAlone(String json) {
		assertThat(this.rule.fromValue(Json.of(json), CALL)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{\\"a\\":1}                 | {"a":1}
			[{\\"a\\":\\"x\\"}]         | [{"a":"x"}]
			{\\"a\\":\\"x\\\\\\"y\\"}   | {"a":"x\\"y"}
			"{"a":"b"}"                 | {"a":"b"}
			"[{"a":"b"}]"               | [{"a":"b"}]
			"{\\"a\\":1}                | ''
			""", quoteCharacter = '\'')
	void fromTextTakesOneLayerOff(String text, String expected) {
		assertThat(Readings.of(this.rule.fromText(text, CALL)))
			.isEqualTo(expected.isEmpty() ? List.of() : List.of(expected));
	}

	@Test
	void fromTextKeepsRawLineBreaksBetweenTokens() {
		assertThat(Readings.of(this.rule.fromText("{\n\\\"a\\\":1\n}", CALL))).containsExactly("{\n\"a\":1\n}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "\"", "\"\"", "{\"a\":1", "{\\\"a\":1}", "{1}", "a \"{}\"", "\"a\"b\"", "\"{\"a\":1\"",
			"\\\"a\\\"", "{\\\"a\\\":\\d}" })
	void fromTextLeavesOtherTextAlone(String text) {
		assertThat(this.rule.fromText(text, CALL)).isEmpty();
	}

	@Test
	void threeLayersAreTakenOffAtMost() {
		assertThat(this.rule.most()).isEqualTo(3);
	}

}
