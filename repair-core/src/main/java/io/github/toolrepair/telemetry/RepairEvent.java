package io.github.toolrepair.telemetry;

import java.time.Duration;
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
 * @param duration how long the pipeline took
 * @param tool name of the called tool as it was offered to the model; null if no tool of
 * the called name was offered
 * @param provider provider of the model, such as {@code openai}; null if unknown
 * @param modelId model that made the call; null if unknown
 * @param profile profile in effect
 * @param mode mode in effect
 * @param outcome what became of the arguments
 * @param reason why they are unrepairable; null for other outcomes and for a tool that
 * was not offered
 * @param handling what was done with the call
 * @param retry what the call is to refused calls before it
 * @param stages stages that changed the arguments
 * @param rules rules that changed the arguments, each once, in the order in which they
 * first did
 * @param observations rules that would have changed them under another profile, and what
 * else was seen and changed nothing, such as a schema that can't be used; each once
 * @param issues what is wrong with unrepairable arguments; else empty
 */
public record RepairEvent(Instant time, Duration duration, @Nullable String tool, @Nullable String provider,
		@Nullable String modelId, RepairProfile profile, RepairMode mode, RepairOutcome outcome,
		@Nullable UnrepairableReason reason, CallHandling handling, RetryKind retry, Set<RepairStage> stages,
		List<RuleId> rules, List<RuleId> observations, List<IssueSummary> issues) implements TelemetryEvent {

	public RepairEvent {
		stages = Set.copyOf(stages);
		rules = List.copyOf(rules);
		observations = List.copyOf(observations);
		issues = List.copyOf(issues);
	}

	@Override
	public String channel() {
		return "tool";
	}

	/**
	 * Whether a repair spared the model another attempt: the tool ran, with repaired
	 * arguments.
	 */
	public boolean savesTurn() {
		return this.outcome == RepairOutcome.REPAIRED && this.handling == CallHandling.RUN;
	}

	/**
	 * Digest of the call's shape: the same mistake with the same tool has the same
	 * fingerprint, whatever the values and the model are. 16 hexadecimal digits.
	 */
	public String fingerprint() {
		return Fingerprint.of(this);
	}

}
