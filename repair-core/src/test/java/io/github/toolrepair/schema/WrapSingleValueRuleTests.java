package io.github.toolrepair.schema;

import io.github.toolrepair.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

class WrapSingleValueRuleTests {

	private static final String SCHEMA = """
			{'type':'object','properties':{'list':{'type':'array'},'text':{'type':'string'},
			'mixed':{'anyOf':[{'type':'array'},{'type':'string'}]},'limit':{'type':'integer'}}}""";

	private final WrapSingleValueRule rule = new WrapSingleValueRule();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'list':'a'}          | replace /list by ['a']
			{'list':'two words'}  | replace /list by ['two words']
			{'list':'a.b-c/d*'}   | replace /list by ['a.b-c/d*']
			{'list':'-v'}         | replace /list by ['-v']
			{'list':'*.java'}     | replace /list by ['*.java']
			{'list':'1.5 m'}      | replace /list by ['1.5 m']
			{'list':5}            | replace /list by [5]
			{'list':false}        | replace /list by [false]
			{'list':{'a':1}}      | replace /list by [{'a':1}]
			{'mixed':5}           | replace /mixed by [5]
			""", quoteCharacter = '`')
	void proposePutsOneValueIntoAnArray(String arguments, String operation) {
		assertThat(Proposals.operations(Proposals.of(this.rule, SCHEMA, arguments))).containsExactly(operation);
	}

	@ParameterizedTest
	@ValueSource(strings = { "{'list':['a']}", "{'list':[]}", "{'list':null}", "{'list':{}}", "{'text':5}",
			"{'mixed':'a'}", "{'limit':'a'}", "{'limit':{'a':1}}" })
	void proposeLeavesOtherValuesAlone(String arguments) {
		assertThat(Proposals.of(this.rule, SCHEMA, arguments)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "null", "None", "UNDEFINED", "nil", "N/A", "a,b", "a, b", ",", ",a", "a[", "a\nb",
			"[a", "a]", "['a','b']", "{a", "a}", "(a, b)", "<item>a</item>", "\"a\"", "a\"", "[", "{}", "[]", " [a ",
			"a\tb", "a\u3001b", "a\uff0cb", "a\uff1bb", "a\u060c b", "- a", "* a", "\u2022 a", "1. a 2. b", "1) a" })
	void proposeLeavesTextAloneThatMayBeAListOrNothing(String text) {
		JsonNode arguments = Json.object("{}").put("list", text);
		assertThat(Proposals.of(this.rule, SCHEMA, arguments)).isEmpty();
	}

	@Test
	void noteNamesTheParameter() {
		assertThat(Proposals.of(this.rule, SCHEMA, "{'list':'a'}")).extracting(Proposal::note)
			.containsExactly("Send 'list' as an array, also for a single value.");
	}

}
