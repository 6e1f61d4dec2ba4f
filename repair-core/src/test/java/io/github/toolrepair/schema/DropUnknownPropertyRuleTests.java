package io.github.toolrepair.schema;

import java.util.List;
import java.util.Set;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.envelope.EnvelopeStage;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.UnknownProperties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

class DropUnknownPropertyRuleTests {

	private static final String SCHEMA = """
			{'type':'object','additionalProperties':false,'properties':{'path':{'type':'string'},
			'maxResults':{'type':'integer'},'open':{'type':'object'},'closed':{'unevaluatedProperties':false,
			'properties':{'id':{}}}},'anyOf':[{'properties':{'hidden':{}}},{}]}""";

	private static final ToolContract CONTRACT = new ToolContract("tool", Json.text(SCHEMA),
			List.of(new ToolAlias(Selector.parse("/path"), List.of("file", "rationale"))));

	private static final RepairPolicy DROP = RepairPolicy.defaults().withUnknownProperties(UnknownProperties.DROP);

	private final DropUnknownPropertyRule rule = new DropUnknownPropertyRule();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'explanation':'x'}                 | remove /explanation
			{'path':'a','thoughts':[1]}         | remove /thoughts
			{'closed':{'id':1,'reasoning':'x'}} | remove /closed/reasoning
			""", quoteCharacter = '`')
	void proposeTakesCommentsAwayWhateverIsConfigured(String arguments, String operation) {
		for (UnknownProperties setting : UnknownProperties.values()) {
			assertThat(operations(arguments, RepairPolicy.defaults().withUnknownProperties(setting)))
				.containsExactly(operation);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'path':'a','dryRun':true}    | remove /dryRun
			{'closed':{'id':1,'x':{}}}    | remove /closed/x
			""", quoteCharacter = '`')
	void proposeTakesOtherNamesAwayOnlyWhereTheyAreDropped(String arguments, String operation) {
		assertThat(operations(arguments, DROP)).containsExactly(operation);
		assertThat(operations(arguments, RepairPolicy.defaults())).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "{'path':'a','file':'b'}", "{'path':'a','rationale':'b'}", "{'path':'a','max_results':5}",
			"{'path':'a','Path':'b'}", "{'path':'a',' path ':'b'}", "{'path':'a','hidden':1}", "{'x':1}",
			"{'closed':{'x':1}}", "{'open':{'x':1,'thought':2}}", "{}", "[]", "{'path':5}" })
	void proposeKeepsWhatMayBeAParameter(String arguments) {
		assertThat(operations(arguments, DROP)).isEmpty();
	}

	@Test
	void namesOfCommentsAreThoseOfThePolicy() {
		RepairPolicy policy = RepairPolicy.defaults().withCommentaryProperties(Set.of("why"));
		assertThat(operations("{'why':'x'}", policy)).containsExactly("remove /why");
		assertThat(operations("{'thought':'x'}", policy)).isEmpty();
	}

	private List<String> operations(String arguments, RepairPolicy policy) {
		CallContext call = Calls.with(policy, Calls.of(CONTRACT));
		JsonNode tree = Json.of(arguments);
		ToolSchema schema = Calls.schema(CONTRACT);
		return Proposals.operations(schema.validate(tree)
			.stream()
			.map((issue) -> new IssueContext(issue, tree, schema, call,
					new EnvelopeStage(RepairLimits.defaults()).textReader(call)))
			.flatMap((issue) -> this.rule.propose(issue).stream())
			.toList());
	}

}
