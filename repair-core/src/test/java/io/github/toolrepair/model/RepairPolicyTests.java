package io.github.toolrepair.model;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class RepairPolicyTests {

	private static final RuleId RULE = new RuleId("schema.drop-null");

	private static final RuleId OTHER = new RuleId("schema.other");

	@ParameterizedTest
	@CsvSource({ "CONSERVATIVE, true, APPLY", "CONSERVATIVE, false, OBSERVE", "ADAPTIVE, true, APPLY",
			"ADAPTIVE, false, APPLY", "RECOVER, true, APPLY", "RECOVER, false, APPLY" })
	void standingFollowsTheProfile(RepairProfile profile, boolean exact, RuleStanding expected) {
		RepairPolicy policy = RepairPolicy.defaults().withProfile(profile);
		assertThat(policy.standing(RULE, exact, "gpt")).isEqualTo(expected);
		assertThat(policy.standing(RULE, exact, null)).isEqualTo(expected);
	}

	@Test
	void standingOfADisabledRuleIsOff() {
		RepairPolicy policy = RepairPolicy.defaults().withDisabledRules(Set.of(RULE));
		assertThat(policy.standing(RULE, true, "gpt")).isEqualTo(RuleStanding.OFF);
		assertThat(policy.standing(OTHER, true, "gpt")).isEqualTo(RuleStanding.APPLY);
	}

	@ParameterizedTest
	@CsvSource({ "llama-3.1-8b, APPLY", "meta/llama-3, APPLY", "qwen2.5, APPLY", "gpt-5, OFF", "Llama-3, OFF",
			", OFF" })
	void standingOfAGatedRuleDependsOnTheModel(@Nullable String modelId, RuleStanding expected) {
		RepairPolicy policy = RepairPolicy.defaults()
			.withModelGates(Map.of(RULE, List.of(Pattern.compile("llama"), Pattern.compile("^qwen"))));
		assertThat(policy.standing(RULE, true, modelId)).isEqualTo(expected);
		assertThat(policy.standing(OTHER, true, modelId)).isEqualTo(RuleStanding.APPLY);
	}

	@Test
	void gateWithoutPatternsIsRefused() {
		assertThatExceptionOfType(RepairConfigurationException.class)
			.isThrownBy(() -> RepairPolicy.defaults().withModelGates(Map.of(RULE, List.of())))
			.withMessage("The model gate of '" + RULE + "' names no model");
	}

	@Test
	void standingOfAnOpenGateIsStillObservedByAConservativeProfile() {
		RepairPolicy policy = RepairPolicy.defaults()
			.withProfile(RepairProfile.CONSERVATIVE)
			.withModelGates(Map.of(RULE, List.of(Pattern.compile("gpt"))));
		assertThat(policy.standing(RULE, false, "gpt-5")).isEqualTo(RuleStanding.OBSERVE);
	}

	@Test
	void defaultsRejectUnknownPropertiesButForCommentary() {
		assertThat(RepairPolicy.defaults().unknownProperties()).isEqualTo(UnknownProperties.REJECT);
		assertThat(RepairPolicy.defaults().commentaryProperties()).containsExactlyInAnyOrder("explanation", "reasoning",
				"thought", "thoughts", "rationale");
	}

	@Test
	void eachWitherChangesOneSetting() {
		RepairPolicy defaults = RepairPolicy.defaults();
		RepairLimits limits = new RepairLimits(1, 2, 3, 4);
		FeedbackOptions feedback = new FeedbackOptions(false, 1, true, false);
		Map<RuleId, List<Pattern>> gates = Map.of(OTHER, List.of(Pattern.compile("gpt")));
		RepairPolicy changed = defaults.withProfile(RepairProfile.RECOVER)
			.withMode(RepairMode.SHADOW)
			.withDisabledRules(Set.of(RULE))
			.withModelGates(gates)
			.withTruncation(TruncationRepair.OFF)
			.withUnknownProperties(UnknownProperties.DROP)
			.withCommentaryProperties(Set.of("why"))
			.withLimits(limits)
			.withFeedback(feedback);
		assertThat(changed).isEqualTo(new RepairPolicy(RepairProfile.RECOVER, RepairMode.SHADOW, Set.of(RULE), gates,
				TruncationRepair.OFF, UnknownProperties.DROP, Set.of("why"), limits, feedback));
		assertThat(changed.withProfile(RepairProfile.ADAPTIVE)
			.withMode(RepairMode.ENFORCE)
			.withDisabledRules(Set.of())
			.withModelGates(Map.of())
			.withTruncation(TruncationRepair.VALIDATED)
			.withUnknownProperties(UnknownProperties.REJECT)
			.withCommentaryProperties(defaults.commentaryProperties())
			.withLimits(RepairLimits.defaults())
			.withFeedback(FeedbackOptions.defaults())).isEqualTo(defaults);
	}

}
