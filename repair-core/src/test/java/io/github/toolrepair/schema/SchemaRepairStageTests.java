package io.github.toolrepair.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.RuleDocument;
import io.github.toolrepair.envelope.EnvelopeStage;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.model.ToolContract;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SchemaRepairStageTests {

	private static final String SCHEMA = """
			{'type':'object','additionalProperties':false,'properties':{
			'path':{'type':'string'},'pattern':{'type':'string'},'limit':{'type':'integer'},
			'list':{'type':'array','items':{'type':'array','items':{'type':'string'}}}}}""";

	private static final ToolContract CONTRACT = new ToolContract("tool", Json.text(SCHEMA),
			List.of(new ToolAlias(Selector.parse("/path"), List.of("p")),
					new ToolAlias(Selector.parse("/pattern"), List.of("p"))));

	private final SchemaRepairStage stage = new SchemaRepairStage();

	@Test
	void idsAreThoseOfTheStageWithoutRepetition() {
		assertThat(SchemaRepairStage.ruleIds()).doesNotHaveDuplicates()
			.allMatch((ruleId) -> ruleId.value().startsWith("schema."));
		assertThat(SchemaRules.all()).allMatch((rule) -> rule.cost() > 0);
	}

	@Test
	void costOfEachRuleIsTheDocumentedOne() {
		SchemaRules.all()
			.forEach((rule) -> assertThat(RuleDocument.section(rule.id())).contains("Cost: " + rule.cost()));
	}

	@Test
	void repairMakesIndependentRepairsTogether() {
		assertThat(repair("{'limit':null,'list':'[]'}", Calls.of(CONTRACT))).singleElement()
			.satisfies((candidate) -> assertThat(candidate.value()).isEqualTo(Json.of("{'list':[]}")))
			.satisfies((candidate) -> assertThat(candidate.changes())
				.extracting((change) -> change.ruleId() + " " + change.location())
				.containsExactlyInAnyOrder("schema.drop-null /limit", "schema.parse-stringified-array /list"))
			.satisfies((candidate) -> assertThat(candidate.changes())
				.allMatch((change) -> change.stage() == RepairStage.SCHEMA))
			.satisfies((candidate) -> assertThat(candidate.cost()).isPositive());
	}

	@Test
	void repairWithSeveralRepairsForOneLocationGivesACandidateForEach() {
		assertThat(repair("{'p':'a','limit':null}", Calls.of(CONTRACT))).extracting(Candidate::value)
			.containsExactlyInAnyOrder(Json.of("{'path':'a'}"), Json.of("{'pattern':'a'}"));
	}

	@Test
	void repairOfSeveralIssuesByOneRuleGivesOneCandidate() {
		String schema = "{'type':'object','properties':{'unit':{'type':'string','enum':['a','b']}}}";
		ToolSchema twoIssues = Calls.schema(schema);
		Candidate candidate = new Candidate(Json.of("{'unit':null}"), List.of(), 0);
		assertThat(twoIssues.validate(candidate.value())).hasSize(2);
		CallContext call = Calls.of(schema);
		assertThat(this.stage.repair(candidate, twoIssues.validate(candidate.value()), twoIssues, call,
				new EnvelopeStage(RepairLimits.defaults()).textReader(call), (ruleId) -> {
				}))
			.singleElement()
			.satisfies((next) -> assertThat(next.changes()).hasSize(1));
	}

	@Test
	void repairOfNothingThatARuleKnowsGivesNoCandidate() {
		assertThat(repair("{'limit':'many'}", Calls.of(CONTRACT))).isEmpty();
	}

	@Test
	void repairKeepsWhatWasChangedBefore() {
		Candidate before = new Candidate(Json.of("{'limit':null}"), List.of(), 7);
		List<Candidate> after = repair(before, Calls.of(CONTRACT));
		assertThat(after).singleElement().satisfies((candidate) -> assertThat(candidate.cost()).isGreaterThan(7));
		assertThat(before.value()).isEqualTo(Json.of("{'limit':null}"));
	}

	@Test
	void repairDoesNotAskRulesThatAreOff() {
		CallContext call = Calls.with(RepairPolicy.defaults().withDisabledRules(Set.of(new RuleId("schema.drop-null"))),
				Calls.of(CONTRACT));
		assertThat(repair("{'limit':null}", call)).isEmpty();
	}

	private List<Candidate> repair(String arguments, CallContext call) {
		return repair(new Candidate(Json.of(arguments), List.of(), 0), call);
	}

	private List<Candidate> repair(Candidate candidate, CallContext call) {
		ToolSchema schema = Calls.schema(SCHEMA);
		List<RuleId> observed = new ArrayList<>();
		List<Candidate> candidates = this.stage.repair(candidate, schema.validate(candidate.value()), schema, call,
				new EnvelopeStage(RepairLimits.defaults()).textReader(call), observed::add);
		assertThat(observed).isEmpty();
		return candidates;
	}

}
