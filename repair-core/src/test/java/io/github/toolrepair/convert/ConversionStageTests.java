package io.github.toolrepair.convert;

import java.util.List;
import java.util.Set;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.schema.ToolSchema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

class ConversionStageTests {

	private final ConversionStage stage = new ConversionStage();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			integer | '5'                    | 5
			integer | ' 5 '                  | 5
			integer | '-7'                   | -7
			integer | '5.0'                  | 5
			integer | '1.5009969E7'          | 15009969
			integer | '1e3'                  | 1000
			integer | '9007199254740993'     | 9007199254740993
			integer | '123456789012345678901' | 123456789012345678901
			number  | '5'                    | 5
			number  | '-3.5'                 | -3.5
			number  | ' 0.10 '               | 0.10
			number  | '1.5e-3'               | 1.5e-3
			boolean | 'true'                 | true
			boolean | 'True'                 | true
			boolean | 'false'                | false
			boolean | ' False '              | false
			string  | 5                      | '5'
			string  | -7                     | '-7'
			string  | 0.10                   | '0.10'
			string  | 0.000000001            | '0.000000001'
			string  | 123456789012345678901  | '123456789012345678901'
			string  | true                   | 'true'
			string  | false                  | 'false'
			""", quoteCharacter = '`')
	void convertLosesNothing(String type, String value, String expected) {
		Candidate converted = convert("{'type':'" + type + "'}", value);
		assertThat(converted.value().path("value")).isEqualTo(Json.of(expected));
		assertThat(converted.changes()).singleElement()
			.satisfies((change) -> assertThat(change.stage()).isEqualTo(RepairStage.CONVERSION))
			.satisfies((change) -> assertThat(change.location()).hasToString("/value"))
			.satisfies((change) -> assertThat(change.note()).isEmpty());
		assertThat(converted.cost()).isZero();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			integer | null
			integer | ''
			integer | ' '
			integer | '5 apples'
			integer | '0123'
			integer | '1,000'
			integer | '1_000'
			integer | '1e999'
			integer | '5.9'
			integer | 5.7
			integer | 'NaN'
			integer | 'Infinity'
			integer | '0x10'
			integer | '+5'
			integer | 'five'
			integer | true
			integer | 'true'
			integer | [5]
			integer | ['5']
			integer | {}
			integer | '[5]'
			number  | null
			number  | ''
			number  | '1e999'
			number  | '5,5'
			number  | '5.'
			number  | '.5'
			number  | '1 2'
			number  | false
			number  | []
			boolean | null
			boolean | ''
			boolean | 'yes'
			boolean | 'TRUE'
			boolean | '1'
			boolean | 1
			boolean | 0
			boolean | [true]
			string  | null
			string  | []
			string  | {}
			string  | ['a']
			string  | 1e3
			string  | 1.0e1
			string  | 7e12
			string  | 1e400
			string  | 1e-400
			array   | '5'
			object  | 'true'
			""", quoteCharacter = '`')
	void convertGuessesNothing(String type, String value) {
		assertThat(convert("{'type':'" + type + "'}", value).changes()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'type':['integer','null']}                           | '5'    | 5
			{'anyOf':[{'type':'integer'},{'type':'boolean'}]}     | 'true' | true
			{'anyOf':[{'type':'integer'},{'type':'boolean'}]}     | '5'    | 5
			{'oneOf':[{'type':'null'},{'type':'string'}]}         | 5      | '5'
			{'anyOf':[{'type':'array'},{'type':'number'}]}        | '5.5'  | 5.5
			{'type':['integer','number']}                         | '5.0'  | 5.0
			""", quoteCharacter = '`')
	void convertKnowsEveryBranchOfAUnion(String schema, String value, String expected) {
		assertThat(convert(schema, value).value().path("value")).isEqualTo(Json.of(expected));
	}

	@Test
	void convertReachesEveryPlace() {
		ToolSchema schema = Calls.schema("""
				{'properties':{'list':{'type':'array','items':{'type':'integer'}},
				'order':{'type':'object','properties':{'id':{'type':'string'}}}}}""");
		JsonNode arguments = Json.of("{'list':[1,'2','x'],'order':{'id':7}}");
		Candidate converted = this.stage
			.convert(new Candidate(arguments, List.of(), 0), schema.validate(arguments), call())
			.candidates()
			.get(0);
		assertThat(converted.value()).isEqualTo(Json.of("{'list':[1,2,'x'],'order':{'id':'7'}}"));
		assertThat(converted.changes()).extracting((change) -> change.ruleId() + " " + change.location())
			.containsExactlyInAnyOrder("conversion.integer-from-text /list/1", "conversion.text-from-number /order/id");
		assertThat(arguments).isEqualTo(Json.of("{'list':[1,'2','x'],'order':{'id':7}}"));
	}

	@Test
	void convertDoesNotAskConversionsThatAreOff() {
		CallContext off = Calls.with(
				RepairPolicy.defaults().withDisabledRules(Set.of(new RuleId("conversion.integer-from-text"))), call());
		ToolSchema schema = Calls.schema("{'properties':{'value':{'type':'integer'}}}");
		Candidate candidate = new Candidate(Json.of("{'value':'5'}"), List.of(), 0);
		List<Issue> issues = schema.validate(candidate.value());
		assertThat(this.stage.convert(candidate, issues, off)).isEqualTo(new Converted(List.of(), issues));
	}

	@Test
	void convertWithoutAnIssueGivesNoCandidate() {
		Candidate candidate = new Candidate(Json.of("{'value':'5'}"), List.of(), 0);
		assertThat(this.stage.convert(candidate, List.of(), call())).isEqualTo(new Converted(List.of(), List.of()));
	}

	@Test
	void idsAreThoseOfTheStageWithoutRepetition() {
		assertThat(ConversionStage.ruleIds()).doesNotHaveDuplicates()
			.allMatch((ruleId) -> ruleId.value().startsWith("conversion."));
	}

	private Candidate convert(String schema, String value) {
		ToolSchema compiled = Calls.schema("{'properties':{'value':" + schema + "}}");
		JsonNode arguments = Json.of("{'value':" + value + "}");
		Candidate candidate = new Candidate(arguments, List.of(), 0);
		List<Candidate> converted = this.stage.convert(candidate, compiled.validate(arguments), call()).candidates();
		assertThat(converted).hasSizeLessThan(2);
		return converted.isEmpty() ? candidate : converted.get(0);
	}

	private static CallContext call() {
		return Calls.of("{'type':'object'}");
	}

}
