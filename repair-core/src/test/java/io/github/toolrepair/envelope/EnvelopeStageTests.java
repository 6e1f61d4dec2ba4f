package io.github.toolrepair.envelope;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.RuleDocument;
import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.TextReader;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RuleId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

class EnvelopeStageTests {

	private static final CallContext CALL = Calls.of("{'type':'object'}");

	private final EnvelopeStage stage = new EnvelopeStage(RepairLimits.defaults());

	private final TextReader texts = this.stage.textReader(CALL);

	@Test
	void idsAreThoseOfTheStageWithoutRepetition() {
		assertThat(EnvelopeStage.ruleIds()).doesNotHaveDuplicates()
			.allMatch((ruleId) -> ruleId.value().startsWith("envelope."));
	}

	@Test
	void everyRuleCostsSomethingAndHasANote() {
		assertThat(EnvelopeRules.all()).allMatch((rule) -> rule.cost() > 0 && rule.most() > 0)
			.allMatch((rule) -> rule.note().endsWith("."));
	}

	@Test
	void costOfEachRuleIsTheDocumentedOne() {
		EnvelopeRules.all()
			.forEach((rule) -> assertThat(RuleDocument.section(rule.id())).contains("Cost: " + rule.cost()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "[{'a':[1,{'b':null}]}]", "{'a':[{}]}", "'{}'", "null", "[]" })
	void rulesLeaveTheirInputAsItWas(String json) {
		JsonNode value = Json.of(json);
		EnvelopeRules.all().forEach((rule) -> rule.fromValue(value, CALL));
		assertThat(value).isEqualTo(Json.of(json));
	}

	@Test
	void readUsesNoRule() {
		assertThat(this.stage.read("{}")).isInstanceOf(JsonReading.Value.class);
		assertThat(this.stage.read("")).isInstanceOf(JsonReading.Failure.class);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			["a"]              | ["a"]
			' {"a": 1} '       | {"a":1}
			"[1]"              | [1]
			{\\"a\\":1}        | {"a":1}
			""", quoteCharacter = '\'')
	void textReaderReadsContainers(String text, String expected) {
		assertThat(this.texts.read(text)).extracting(JsonNode::toString).containsExactly(expected);
	}

	@Test
	void textReaderEscapesControlCharacters() {
		assertThat(this.texts.read("[\"a\nb\"]")).extracting(JsonNode::toString).containsExactly("[\"a\\nb\"]");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "a", "5", "null", "\"a\"", "[1", "{\"a\":1", "[1] and more", "{\"a\":1,\"a\":2}" })
	void textReaderReadsNothingElse(String text) {
		assertThat(this.texts.read(text)).isEmpty();
	}

	@Test
	void textReaderKeepsTheOneObjectInItsArray() {
		assertThat(this.texts.read("[{\"a\":1}]")).extracting(JsonNode::toString).containsExactly("[{\"a\":1}]");
	}

	@Test
	void textReaderKeepsToTheLimits() {
		RepairLimits limits = new RepairLimits(1_000, 2, 10, 10);
		TextReader flat = new EnvelopeStage(limits)
			.textReader(Calls.with(RepairPolicy.defaults().withLimits(limits), CALL));
		assertThat(flat.read("[[1]]")).hasSize(1);
		assertThat(flat.read("[[[1]]]")).isEmpty();
	}

	@Test
	void candidatesOfAnObjectIsTheObjectAlone() {
		List<RuleId> observed = new ArrayList<>();
		String text = "{\"a\":\"{}\"}";
		EnvelopeCandidates candidates = this.stage.candidates(text, this.stage.read(text), CALL, observed::add);
		assertThat(candidates.next(Integer.MAX_VALUE)).isNotNull()
			.satisfies((candidate) -> assertThat(candidate.changes()).isEmpty())
			.satisfies((candidate) -> assertThat(candidate.cost()).isZero());
		assertThat(candidates.next(Integer.MAX_VALUE)).isNull();
		assertThat(observed).isEmpty();
	}

}
