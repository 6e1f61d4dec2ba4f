package io.github.toolrepair.telemetry;

import java.time.Instant;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.model.RepairMode;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.UnrepairableReason;
import org.jspecify.annotations.Nullable;

/**
 * What became of one tool call, without anything that a model sent.
 *
 * @param time when the call was looked at
 * @param tool name of the called tool as it was offered to the model; null if no tool of
 * the called name was offered
 * @param modelId model that made the call; null if unknown
 * @param profile profile in effect
 * @param mode mode in effect
 * @param outcome what became of the arguments
 * @param reason why they are unrepairable; null for other outcomes and for a tool that
 * was not offered
 * @param stages stages that changed the arguments
 * @param rules rules that changed the arguments, each once, in the order in which they
 * first did
 * @param observations rules that would have changed them under another profile, and what
 * else was seen and changed nothing, such as a schema that can't be used; each once
 */
public record RepairEvent(Instant time, @Nullable String tool, @Nullable String modelId, RepairProfile profile,
		RepairMode mode, RepairOutcome outcome, @Nullable UnrepairableReason reason, Set<RepairStage> stages,
		List<RuleId> rules, List<RuleId> observations) {

	public RepairEvent {
		stages = Set.copyOf(stages);
		rules = List.copyOf(rules);
		observations = List.copyOf(observations);
	}

}
