package io.github.toolrepair.envelope;

import io.github.toolrepair.Calls;
import io.github.toolrepair.model.CallContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class MergeConcatenatedRuleTests {

	private static final CallContext CALL = Calls.of("{'type':'object'}");

	private final MergeConcatenatedRule rule = new MergeConcatenatedRule();

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			{}{"a":1}           ; {"a":1}
			{"a":1} {}{}        ; {"a":1}
			{"a":1,"b":2}{"b":2, "a":1} ; {"a":1,"b":2}
			{'a':1}{'a':1}      ; {'a':1}
			{}{}                ; {}
			""", quoteCharacter = '~')
	void fromTextGivesTheOneObjectThatSaysSomething(String text, String expected) {
		assertThat(Readings.of(this.rule.fromText(text, CALL))).containsExactly(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "{}", "{\"a\":1}", "{\"a\":1}{\"a\":2}", "{\"a\":1}{\"b\":1}", "{\"a\":1}{\"a\":1.0}",
			"{\"a\":1},{\"a\":1}", "{\"a\":1}{\"a\":1", "x{}{}", "{}x{}", "{}{}x", "[]{}", "{\"a\":\"}{\"}" })
	void fromTextLeavesOtherTextAlone(String text) {
		assertThat(this.rule.fromText(text, CALL)).isEmpty();
	}

	@Test
	void fromTextLooksAtNoMoreThanSixtyFourObjects() {
		assertThat(this.rule.fromText("{}".repeat(64), CALL)).hasSize(1);
		assertThat(this.rule.fromText("{}".repeat(65), CALL)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			{"a":1}{"a":2}    ; true
			{"a":1}{}{"b":2}  ; true
			{"a":1}{"a":1}    ; false
			{}{"a":1}         ; false
			{a}{b}            ; false
			{"a":1}           ; false
			{"a":1}x{"a":2}   ; false
			""", quoteCharacter = '~')
	void objectsThatDifferAreSeveral(String text, boolean several) {
		assertThat(MergeConcatenatedRule.holdsSeveral(text)).isEqualTo(several);
	}

}
