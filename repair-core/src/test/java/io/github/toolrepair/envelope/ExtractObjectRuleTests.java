package io.github.toolrepair.envelope;

import io.github.toolrepair.Calls;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.ToolContract;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class ExtractObjectRuleTests {

	private static final CallContext CALL = Calls
		.of(ToolContract.of("read", "{\"type\":\"object\",\"properties\":{\"path\":{},\"options\":{}}}"));

	private final ExtractObjectRule rule = new ExtractObjectRule();

	@ParameterizedTest
	@ValueSource(strings = { "Sure: {\"a\":1}", "{\"a\":1} as you wish", "{\"a\":1}}", "{\"a\":1}]}",
			"{\"a\":1}<|call|>", "<tool_call>{\"a\":1}</tool_call>", "<s>{\"a\":1}[/INST] </s>", "read({\"a\":1})",
			"READ {\"a\":1}", "x to=functions.read y {\"a\":1}", "[TOOL_CALLS]read[ARGS]{\"a\":1}",
			"<function=read>{\"a\":1}</function>", "<invoke name=\"read\">{\"a\":1}", "Tool: read\nInput: {\"a\":1}",
			"json {\"a\":1}", "List: [{\"a\":1}]", "It's {\"a\":1}", "\u00a0{\"a\":1}" })
	void fromTextTakesTheOneObject(String text) {
		assertThat(Readings.of(this.rule.fromText(text, CALL))).contains("{\"a\":1}");
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			<|a|>"{}"<|b|>  ; "{}"
			<|a|> `{}`      ; `{}`
			[A][{}]</b>     ; [{}]
			<|a|>{'b':1}    ; {'b':1}
			""", quoteCharacter = '~')
	void fromTextTakesControlTokensOff(String text, String expected) {
		assertThat(Readings.of(this.rule.fromText(text, CALL))).contains(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "words", "{\"a\":1}", " {\"a\":1} ", "<|call|>", "<|a|>words<|b|>",
			"{\"a\":1} {\"a\":1}", "{a} {\"a\":1}", "x {\"a\":1", "}", "{\"a\":1}, \"b\":2}", "{\"a\":1}}],\"b\":2}",
			"{\"a\":1}: 5", "{\"a\":\"27\" } b\"}", "{\"a\":1} \"b\"", "[{\"a\":1}", "[1, {\"a\":1}",
			"\"b\": {\"a\":1}}", "\"b\", {\"a\":1}", "options: {\"a\":1}", "options={\"a\":1}", "{{\"a\":1}",
			"delete({\"a\":1})", "deleteFile {\"a\":1}", "x to=functions.delete y {\"a\":1}",
			"[TOOL_CALLS]delete[ARGS]{\"a\":1}", "<function=delete>{\"a\":1}</function>",
			"<invoke name=\"delete\">{\"a\":1}", "Action: delete\nInput: {\"a\":1}", "functions.delete:0<|x|>{\"a\":1}",
			"<think>{\"a\":1}</think>", "[THINK]{\"a\":1}[/THINK]", "{\"a\":1} path=b", "{\"a\":1} and \"path\": \"b\"",
			"<parameter=path>b</parameter>{\"a\":1}", "**path**: b {\"a\":1}", "{\"a\":\"b\"} c\"" })
	void fromTextLeavesOtherTextAlone(String text) {
		assertThat(this.rule.fromText(text, CALL)).isEmpty();
	}

}
