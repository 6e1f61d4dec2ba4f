package io.github.toolrepair.envelope;

import io.github.toolrepair.Calls;
import io.github.toolrepair.model.CallContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class StripCodeFenceRuleTests {

	private static final CallContext CALL = Calls.of("{'type':'object'}");

	private final StripCodeFenceRule rule = new StripCodeFenceRule();

	@ParameterizedTest
	@ValueSource(strings = { "```json\n{}\n```", "```\n{}\n```\n", " ```json {}```", "~~~~\n{}\n~~~~", "`{}`",
			"```c++\r\n{}\r\n```", "```json\t{} ```" })
	void fromTextTakesOutWhatTheFenceHolds(String text) {
		assertThat(Readings.of(this.rule.fromText(text, CALL))).containsExactly("{}");
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			```5```           ; 5
			```delete all```  ; delete all
			```json[1]```     ; [1]
			```json"{}"```    ; "{}"
			```{"a":"```"}``` ; {"a":"```"}
			""", quoteCharacter = '~')
	void fromTextTakesOffOnlyTheNameOfALanguage(String text, String expected) {
		assertThat(Readings.of(this.rule.fromText(text, CALL))).containsExactly(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "{}", "```", "``````", "```json\n```", "``` ```", "```\n{}", "{}\n```", "```{}~~~",
			"x ```{}```", "```{}``` x" })
	void fromTextLeavesOtherTextAlone(String text) {
		assertThat(this.rule.fromText(text, CALL)).isEmpty();
	}

}
