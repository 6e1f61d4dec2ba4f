package io.github.toolrepair.model;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/**
 * How the pipeline treats calls: one for all tools, or one for a single tool.
 *
 * @param profile how much is repaired without being asked
 * @param mode whether results are used
 * @param disabledRules rules that are switched off
 * @param modelGates models for which a rule runs: it runs only if the model ID matches
 * one of the patterns somewhere; a rule without an entry runs for every model
 * @param truncation what may be done for text whose end is missing
 * @param unknownProperties what happens to properties that the schema does not declare
 * @param commentaryProperties names under which models comment on their call; always left
 * out where the schema does not declare them
 * @param limits bounds of all work
 * @param feedback what the model is told
 */
public record RepairPolicy(RepairProfile profile, RepairMode mode, Set<RuleId> disabledRules,
		Map<RuleId, List<Pattern>> modelGates, TruncationRepair truncation, UnknownProperties unknownProperties,
		Set<String> commentaryProperties, RepairLimits limits, FeedbackOptions feedback) {

	private static final Set<String> COMMENTARY = Set.of("explanation", "reasoning", "thought", "thoughts",
			"rationale");

	public RepairPolicy {
		disabledRules = Set.copyOf(disabledRules);
		modelGates = Map.copyOf(modelGates);
		commentaryProperties = Set.copyOf(commentaryProperties);
		modelGates.forEach((ruleId, models) -> {
			if (models.isEmpty()) {
				throw new RepairConfigurationException("The model gate of '" + ruleId + "' names no model");
			}
		});
	}

	/**
	 * Profile {@link RepairProfile#ADAPTIVE}, mode {@link RepairMode#ENFORCE}, every rule
	 * on, no gates.
	 */
	public static RepairPolicy defaults() {
		return new RepairPolicy(RepairProfile.ADAPTIVE, RepairMode.ENFORCE, Set.of(), Map.of(),
				TruncationRepair.VALIDATED, UnknownProperties.REJECT, COMMENTARY, RepairLimits.defaults(),
				FeedbackOptions.defaults());
	}

	/**
	 * What the rule may do for a call by the given model.
	 * @param ruleId the rule
	 * @param exact whether every profile applies the rule; otherwise
	 * {@link RepairProfile#CONSERVATIVE} only observes it
	 * @param modelId model that made the call; null if unknown, which no gate matches
	 */
	public RuleStanding standing(RuleId ruleId, boolean exact, @Nullable String modelId) {
		if (this.disabledRules.contains(ruleId)) {
			return RuleStanding.OFF;
		}
		List<Pattern> gate = this.modelGates.get(ruleId);
		if (gate != null
				&& (modelId == null || gate.stream().noneMatch((pattern) -> pattern.matcher(modelId).find()))) {
			return RuleStanding.OFF;
		}
		return (exact || this.profile != RepairProfile.CONSERVATIVE) ? RuleStanding.APPLY : RuleStanding.OBSERVE;
	}

	/**
	 * This policy with another profile.
	 */
	public RepairPolicy withProfile(RepairProfile profile) {
		return new RepairPolicy(profile, this.mode, this.disabledRules, this.modelGates, this.truncation,
				this.unknownProperties, this.commentaryProperties, this.limits, this.feedback);
	}

	/**
	 * This policy with another mode.
	 */
	public RepairPolicy withMode(RepairMode mode) {
		return new RepairPolicy(this.profile, mode, this.disabledRules, this.modelGates, this.truncation,
				this.unknownProperties, this.commentaryProperties, this.limits, this.feedback);
	}

	/**
	 * This policy with exactly these rules switched off.
	 */
	public RepairPolicy withDisabledRules(Set<RuleId> disabledRules) {
		return new RepairPolicy(this.profile, this.mode, disabledRules, this.modelGates, this.truncation,
				this.unknownProperties, this.commentaryProperties, this.limits, this.feedback);
	}

	/**
	 * This policy with exactly these model gates.
	 */
	public RepairPolicy withModelGates(Map<RuleId, List<Pattern>> modelGates) {
		return new RepairPolicy(this.profile, this.mode, this.disabledRules, modelGates, this.truncation,
				this.unknownProperties, this.commentaryProperties, this.limits, this.feedback);
	}

	/**
	 * This policy with another treatment of text whose end is missing.
	 */
	public RepairPolicy withTruncation(TruncationRepair truncation) {
		return new RepairPolicy(this.profile, this.mode, this.disabledRules, this.modelGates, truncation,
				this.unknownProperties, this.commentaryProperties, this.limits, this.feedback);
	}

	/**
	 * This policy with another treatment of properties that the schema does not declare.
	 */
	public RepairPolicy withUnknownProperties(UnknownProperties unknownProperties) {
		return new RepairPolicy(this.profile, this.mode, this.disabledRules, this.modelGates, this.truncation,
				unknownProperties, this.commentaryProperties, this.limits, this.feedback);
	}

	/**
	 * This policy with exactly these names for commentary.
	 */
	public RepairPolicy withCommentaryProperties(Set<String> commentaryProperties) {
		return new RepairPolicy(this.profile, this.mode, this.disabledRules, this.modelGates, this.truncation,
				this.unknownProperties, commentaryProperties, this.limits, this.feedback);
	}

	/**
	 * This policy with other limits.
	 */
	public RepairPolicy withLimits(RepairLimits limits) {
		return new RepairPolicy(this.profile, this.mode, this.disabledRules, this.modelGates, this.truncation,
				this.unknownProperties, this.commentaryProperties, limits, this.feedback);
	}

	/**
	 * This policy with other feedback.
	 */
	public RepairPolicy withFeedback(FeedbackOptions feedback) {
		return new RepairPolicy(this.profile, this.mode, this.disabledRules, this.modelGates, this.truncation,
				this.unknownProperties, this.commentaryProperties, this.limits, feedback);
	}

}
