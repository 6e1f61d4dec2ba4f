package io.github.toolrepair.spring.tool;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class HistoryArgumentsTests {

	private static final JsonMapper JSON = JsonMapper.shared();

	@ParameterizedTest
	@ValueSource(strings = { "{}", " {\"a\": [1, 2.50]} ", "{\"a\":\"\\u0000 ✓ 😀\"}" })
	void objectStaysTheSameText(String text) {
		assertThat(HistoryArguments.of(text)).isSameAs(text);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "null", "[]", "7", "\"{}\"", "{\"a\":1", "{}{}", "{'a':1}",
			"line\nbreak \"quoted\" \u0000" })
	void anythingElseIsCarriedByAnObject(String text) {
		assertThat(JSON.readTree(HistoryArguments.of(text)).path("raw_arguments").stringValue()).isEqualTo(text);
	}

	@Test
	void nestingThatNoClientReadsIsCarriedAsText() {
		String deep = "{\"a\":".repeat(10_000) + "1" + "}".repeat(10_000);
		assertThat(JSON.readTree(HistoryArguments.of(deep)).path("raw_arguments").stringValue()).isEqualTo(deep);
	}

}
