package io.github.toolrepair.model;

import java.util.List;

/**
 * Record of one change that a rule made.
 *
 * @param ruleId rule that made it
 * @param stage stage in which it was made
 * @param location place of the change, after all changes before it
 * @param note sentence that tells the model how to send it right the next time; holds no
 * value that the model sent; empty where there is nothing to tell
 * @param operations JSON Patch operations that make this change; empty for rules that
 * read text, whose result is {@code RepairResult.parsed()}
 */
public record RepairChange(RuleId ruleId, RepairStage stage, JsonLocation location, String note,
		List<PatchOperation> operations) {

	public RepairChange {
		operations = List.copyOf(operations);
	}

}
