package io.github.toolrepair.spring.actuate;

import java.util.Arrays;
import java.util.List;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RuleId;

/**
 * One rule.
 *
 * @param id ID of the rule
 * @param profiles profiles that apply it; the others only observe it
 */
public record RuleDescriptor(String id, List<String> profiles) {

	static RuleDescriptor of(RuleId ruleId) {
		return new RuleDescriptor(ruleId.value(),
				Arrays.stream(RepairProfile.values())
					.filter((profile) -> RepairPipeline.isApplied(ruleId, profile))
					.map(RepairProfile::id)
					.toList());
	}

}
