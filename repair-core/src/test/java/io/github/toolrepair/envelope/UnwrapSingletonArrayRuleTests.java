package io.github.toolrepair.envelope;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class UnwrapSingletonArrayRuleTests {

	private static final CallContext CALL = Calls.of("{'type':'object'}");

	private final UnwrapSingletonArrayRule rule = new UnwrapSingletonArrayRule();

	@Test
	void fromValueWhenArrayHoldsOneObjectProposesThatObject() {
		assertThat(Readings.of(this.rule.fromValue(Json.of("[{'a':1}]"), CALL))).containsExactly(Json.text("{'a':1}"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "[]", "[{},{}]", "['a']", "[[{}]]", "[null]", "{'a':[{}]}", "'[{}]'", "null", "5" })
	void fromValueLeavesOtherValuesAlone(String json) {
		assertThat(this.rule.fromValue(Json.of(json), CALL)).isEmpty();
	}

	@Test
	void fromTextProposesNothing() {
		assertThat(this.rule.fromText("[{]", CALL)).isEmpty();
	}

}
