package io.github.toolrepair.model;

import java.util.Set;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What all stages know about the call they work on, apart from its arguments.
 *
 * @param contract contract of the called tool
 * @param shape what the contract's schema says of the arguments as a whole
 * @param policy policy for this tool
 * @param modelId model that made the call; null if unknown
 * @param finishReason why that model stopped
 * @param strictSchema whether the model was asked to send null for optional parameters
 */
public record CallContext(ToolContract contract, ArgumentShape shape, RepairPolicy policy, @Nullable String modelId,
		FinishReason finishReason, boolean strictSchema) {

	/**
	 * What the policy lets a rule do for this call.
	 * @param ruleId the rule
	 * @param exact whether every profile applies the rule
	 * @see RepairPolicy#standing(RuleId, boolean, String)
	 */
	public RuleStanding standing(RuleId ruleId, boolean exact) {
		return this.policy.standing(ruleId, exact, this.modelId);
	}

	/**
	 * Whether nothing says that the output is not complete: neither its length nor a
	 * filter or an error ended it.
	 */
	public boolean mayBeComplete() {
		return this.finishReason != FinishReason.LENGTH && this.finishReason != FinishReason.OTHER;
	}

	/**
	 * Whether the provider reported that the output was cut by its length.
	 */
	public boolean cutByLength() {
		return this.finishReason == FinishReason.LENGTH;
	}

	/**
	 * Whether the value may be meant as arguments: an object, or any value where the
	 * schema names kinds for the root and an object is none of them.
	 */
	public boolean mayBeArguments(JsonNode value) {
		if (value.isObject()) {
			return true;
		}
		Set<JsonKind> kinds = this.shape.kindsAt(JsonLocation.root());
		return !kinds.isEmpty() && !kinds.contains(JsonKind.OBJECT);
	}

}
