package io.github.toolrepair.envelope;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class EmptyArgumentsRuleTests {

	private static final CallContext OPTIONAL = Calls.of("{'type':'object','properties':{'a':{}}}");

	private static final CallContext REQUIRED = Calls
		.of("{'type':'object','properties':{'a':{}},'allOf':[{'required':['a']}]}");

	private final EmptyArgumentsRule rule = new EmptyArgumentsRule();

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "\n\t\r", "\u2003" })
	void fromTextReadsBlankTextAsNoArguments(String text) {
		assertThat(Readings.of(this.rule.fromText(text, OPTIONAL))).containsExactly("{}");
		assertThat(this.rule.fromText(text, REQUIRED)).isEmpty();
		assertThat(this.rule.fromText(text, Calls.cut(OPTIONAL))).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "null", "[]", "''", "' '" })
	void fromValueReadsNothingAsNoArguments(String json) {
		assertThat(Readings.of(this.rule.fromValue(Json.of(json), OPTIONAL))).containsExactly("{}");
		assertThat(this.rule.fromValue(Json.of(json), REQUIRED)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "{}", "[null]", "[[]]", "0", "false", "'null'", "{'a':null}" })
	void fromValueLeavesOtherValuesAlone(String json) {
		assertThat(this.rule.fromValue(Json.of(json), OPTIONAL)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "{", "undefined", "\0", "," })
	void fromTextLeavesOtherTextAlone(String text) {
		assertThat(this.rule.fromText(text, OPTIONAL)).isEmpty();
	}

}
