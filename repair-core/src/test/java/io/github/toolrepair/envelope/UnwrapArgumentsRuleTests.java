package io.github.toolrepair.envelope;

import java.util.List;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.ToolContract;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class UnwrapArgumentsRuleTests {

	private static final CallContext CALL = Calls
		.of(ToolContract.of("read", "{\"type\":\"object\",\"properties\":{\"path\":{},\"options\":{}}}"));

	private static final CallContext TEXT = Calls.of("{'type':'string'}");

	private final UnwrapArgumentsRule rule = new UnwrapArgumentsRule();

	@ParameterizedTest
	@ValueSource(strings = { "{'arguments':{'path':1}}", "{'Parameters':{'path':1}}", "{'anything':{'path':1}}",
			"{'read':{'path':1}}", "{'name':'read','arguments':{'path':1}}",
			"{'id':'1','type':'function','name':'functions.Read','parameters':{'path':1}}",
			"{'type':'function','function':{'path':1}}", "{'id':1,'function_call':{'path':1}}",
			"{'tool':'read','tool_input':{'path':1},'thought':'hm'}", "{'thought':'hm','arguments':{'path':1}}" })
	void fromValueTakesTheArgumentsOut(String json) {
		assertThat(Readings.of(this.rule.fromValue(Json.of(json), CALL))).containsExactly("{\"path\":1}");
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			{'arguments':{}}        ; {}
			{'arguments':null}      ; null
			{'arguments':''}        ; ""
			{'arguments':[1]}       ; [1]
			{'arguments':'a'}       ; a
			{'name':'read','arguments':'a'} ; a
			{'tool_calls':[{}]}     ; [{}]
			""", quoteCharacter = '~')
	void fromValueTakesAnythingOutOfAKnownWrapper(String json, String expected) {
		assertThat(Readings.of(this.rule.fromValue(Json.of(json), CALL))).containsExactly(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "'a'", "[]", "[{'arguments':{'path':1}}]", "{}", "{'path':{'path':1}}", "{'options':{}}",
			"{'anything':{}}", "{'anything':[]}", "{'anything':''}", "{'anything':' '}", "{'anything':null}",
			"{'anything':'a'}", "{'anything':5}", "{'anything':[{'path':1}]}", "{'arguments':{'path':1},'other':1}",
			"{'arguments':{'path':1},'path':1}", "{'name':'delete','arguments':{'path':1}}",
			"{'name':'read','arguments':{'path':1},'scope':1}", "{'name':'read','other':{'path':1}}", "{'name':'read'}",
			"{'name':5,'arguments':{'path':1}}", "{'name':'read','tool':'read','arguments':{'path':1}}",
			"{'name':'read','function':{'path':1}}", "{'arguments':{'path':1},'function':{'path':1}}",
			"{'path':1,'function':{'path':1}}", "{'id':1,'arguments':{'path':1}}", "{'thought':{'path':1}}" })
	void fromValueLeavesOtherValuesAlone(String json) {
		assertThat(this.rule.fromValue(Json.of(json), CALL)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			{'anything':'a'}  ; a
			{'anything':5}    ; 5
			{'anything':''}   ;
			{'a':'b','c':'d'} ;
			""", quoteCharacter = '~')
	void fromValueTakesAnyOneValueForASchemaOfAnotherKind(String json, String expected) {
		List<String> readings = Readings.of(this.rule.fromValue(Json.of(json), TEXT));
		assertThat(readings.stream().map((reading) -> reading.replace("\"", "")))
			.isEqualTo((expected != null) ? List.of(expected) : List.of());
	}

	@Test
	void fromValueOfAnOwnNameUnwrapsAlsoForAToolWithThatParameter() {
		CallContext named = Calls.of("{'type':'object','properties':{'name':{}}}");
		assertThat(Readings.of(this.rule.fromValue(Json.of("{'name':'tool','arguments':{'name':'a'}}"), named)))
			.containsExactly("{\"name\":\"a\"}");
		assertThat(this.rule.fromValue(Json.of("{'name':'a','arguments':{'name':'a'}}"), named)).isEmpty();
	}

	@Test
	void fromValueLeavesADeclaredWrapperAlone() {
		CallContext declared = Calls.of("{'type':'object','properties':{'arguments':{}}}");
		assertThat(this.rule.fromValue(Json.of("{'arguments':{'a':1}}"), declared)).isEmpty();
		assertThat(this.rule.fromValue(Json.of("{'name':'tool','arguments':{'a':1}}"), declared)).isEmpty();
	}

}
