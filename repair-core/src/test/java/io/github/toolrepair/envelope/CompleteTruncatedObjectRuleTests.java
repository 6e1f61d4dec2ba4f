package io.github.toolrepair.envelope;

import java.util.List;

import io.github.toolrepair.Calls;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.TruncationRepair;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class CompleteTruncatedObjectRuleTests {

	private static final CallContext CALL = Calls.of("{'type':'object','properties':{'a':{}}}");

	private static final CallContext STRINGS = Calls
		.with(RepairPolicy.defaults().withTruncation(TruncationRepair.STRINGS), CALL);

	private final CompleteTruncatedObjectRule rule = new CompleteTruncatedObjectRule();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"a":"x"          | {"a":"x"}
			{"a":["x"         | {"a":["x"]}
			{"a":[{"b":[true  | {"a":[{"b":[true]}]}
			{"a":"]}["        | {"a":"]}["}
			{"a":"\\""        | {"a":"\\""}
			{"a":[1]          | {"a":[1]}
			{"a":{}           | {"a":{}}
			{"a":null         | {"a":null}
			{"a":True         | {"a":True}
			{"a":/*b*/"x"     | {"a":/*b*/"x"}
			""", quoteCharacter = '\'')
	void fromTextAddsTheClosersOfOpenContainers(String text, String expected) {
		assertThat(this.rule.fromText(text, CALL)).containsExactly(new Reading.Text(expected));
		assertThat(this.rule.fromText(text, STRINGS)).containsExactly(new Reading.Text(expected));
	}

	@Test
	void fromTextKeepsBlanksAround() {
		assertThat(this.rule.fromText(" \n{\"a\":[5 \n", CALL)).containsExactly(new Reading.Text(" \n{\"a\":[5 \n]}"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "[{\"a\":1", "\"a", "x{\"a\":true", "{\"a\":true}", "{\"a\":true}}",
			"{\"a\":[true}", "{\"a\":]", "{\"a\":1", "{\"a\":0", "{\"a\":9", "{\"a\":1.", "{\"a\":-", "{\"a\":[\"x\",",
			"{\"a\":[\"x\", ", "{\"a\":", "{\"a\": \n", "{\"a\":\"x", "{\"a\":\"x\\\"", "{", "{ ", "{\"a\":[",
			"{\"a\":\"x\" \"b\":true", "{\"a\":\"x \"y\" z\"", "{\"a\":\"x\" // \"b\":1 }\n", "{\"a\":true#" })
	void fromTextLeavesTextAloneWhereMoreMayBeMissing(String text) {
		assertThat(this.rule.fromText(text, CALL)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"a":"x           | {"a":"x"}
			{"a":["x          | {"a":["x"]}
			{"a":"x\\\\       | {"a":"x\\\\"}
			{"a":"            | {"a":""}
			{'a':'x           | {'a':'x'}
			""", quoteCharacter = '~')
	void fromTextClosesAStringWhereThatIsAllowed(String text, String expected) {
		assertThat(this.rule.fromText(text, STRINGS)).containsExactly(new Reading.Text(expected));
	}

	@ParameterizedTest
	@ValueSource(strings = { "{\"a\":\"x\\", "\"a", "{\"a\":1" })
	void fromTextClosesNothingElseWhereStringsAreAllowed(String text) {
		assertThat(this.rule.fromText(text, STRINGS)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "{\"a\":\"x\"", "{\"a\":\"x" })
	void fromTextProposesNothingForCutOrSwitchedOff(String text) {
		RepairPolicy off = RepairPolicy.defaults().withTruncation(TruncationRepair.OFF);
		assertThat(this.rule.fromText(text, Calls.cut(STRINGS))).isEmpty();
		assertThat(this.rule.fromText(text, Calls.with(off, CALL))).isEmpty();
	}

	@Test
	void fromTextProposesNothingBeyondTheDeepestNesting() {
		RepairPolicy flat = RepairPolicy.defaults().withLimits(new RepairLimits(1_000, 2, 10, 10));
		assertThat(this.rule.fromText("{\"a\":[\"x\"", Calls.with(flat, CALL))).hasSize(1);
		assertThat(this.rule.fromText("{\"a\":[[\"x\"", Calls.with(flat, CALL))).isEmpty();
	}

	@Test
	void fromTextClosesNoContainerInWhichNothingStands() {
		for (String schema : List.of("{'type':'object','properties':{}}", "{'type':'object'}")) {
			assertThat(this.rule.fromText("{", Calls.of(schema))).isEmpty();
			assertThat(this.rule.fromText("{\"filter\":[", Calls.of(schema))).isEmpty();
		}
	}

}
