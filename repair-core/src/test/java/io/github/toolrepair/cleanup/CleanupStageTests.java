package io.github.toolrepair.cleanup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CleanupStageTests {

	private static final RuleId ID = new RuleId("cleanup.end-token");

	private static final RepairPolicy GATED = RepairPolicy.defaults()
		.withModelGates(Map.of(ID, List.of(Pattern.compile("^llama"))));

	private final CleanupStage stage = new CleanupStage(List.of(new EndToken()));

	private final List<RuleId> observed = new ArrayList<>();

	@Test
	void applyCleansSelectedTextForAModelInTheGate() {
		Candidate candidate = apply("{'paths':['a</s>','b',5],'text':'c</s>'}", call(GATED, "llama-3"));
		assertThat(candidate.value()).isEqualTo(Json.of("{'paths':['a','b',5],'text':'c</s>'}"));
		assertThat(candidate.changes()).singleElement()
			.satisfies((change) -> assertThat(change.ruleId()).isEqualTo(ID))
			.satisfies((change) -> assertThat(change.stage()).isEqualTo(RepairStage.CLEANUP))
			.satisfies((change) -> assertThat(change.location()).hasToString("/paths/0"));
		assertThat(this.observed).isEmpty();
	}

	@Test
	void applyTakesACleanupThatThrowsForOneThatFindsNothing() {
		CleanupStage failing = new CleanupStage(List.of(new FailingCleanup()));
		Candidate candidate = new Candidate(Json.of("{'text':'c</s>'}"), List.of(), 0);
		assertThat(failing.apply(candidate, call(GATED, "llama-3"), this.observed::add)).isEqualTo(candidate);
		assertThat(this.observed).isEmpty();
	}

	@Test
	void applyWithoutAGateDoesNothing() {
		assertThat(apply("{'paths':['a</s>']}", call(RepairPolicy.defaults(), "llama-3")).changes()).isEmpty();
	}

	@Test
	void applyForAModelOutsideTheGateDoesNothing() {
		assertThat(apply("{'paths':['a</s>']}", call(GATED, "gpt-5")).changes()).isEmpty();
		assertThat(this.observed).isEmpty();
	}

	@Test
	void applyUnderAConservativeProfileOnlyObserves() {
		CallContext call = call(GATED.withProfile(RepairProfile.CONSERVATIVE), "llama-3");
		assertThat(apply("{'paths':['a</s>']}", call).changes()).isEmpty();
		assertThat(this.observed).containsExactly(ID);
	}

	@Test
	void applyWithNothingToCleanGivesTheSameCandidate() {
		Candidate candidate = new Candidate(Json.of("{'paths':['a'],'text':'c</s>'}"), List.of(), 0);
		assertThat(this.stage.apply(candidate, call(GATED, "llama-3"), this.observed::add)).isSameAs(candidate);
		CallContext conservative = call(GATED.withProfile(RepairProfile.CONSERVATIVE), "llama-3");
		assertThat(this.stage.apply(candidate, conservative, this.observed::add)).isSameAs(candidate);
		assertThat(this.observed).isEmpty();
	}

	@Test
	void stageWithoutCleanupsIsEmpty() {
		assertThat(new CleanupStage(List.of()).isEmpty()).isTrue();
		assertThat(this.stage.isEmpty()).isFalse();
	}

	private Candidate apply(String arguments, CallContext call) {
		return this.stage.apply(new Candidate(Json.of(arguments), List.of(), 0), call, this.observed::add);
	}

	private static CallContext call(RepairPolicy policy, String modelId) {
		return Calls.by(modelId, Calls.with(policy, Calls.of("{'type':'object'}")));
	}

	/**
	 * Takes an end token off.
	 */
	private static final class EndToken implements ValueCleanup {

		@Override
		public RuleId id() {
			return ID;
		}

		@Override
		public Selector selector() {
			return Selector.parse("/paths/*");
		}

		@Override
		public String clean(String text) {
			return text.endsWith("</s>") ? text.substring(0, text.length() - 4) : text;
		}

	}

	private static final class FailingCleanup implements ValueCleanup {

		@Override
		public RuleId id() {
			return ID;
		}

		@Override
		public Selector selector() {
			return Selector.parse("/text");
		}

		@Override
		public String clean(String text) {
			throw new IllegalStateException("No cleanup today");
		}

	}

}
