package io.github.toolrepair;

import java.util.List;
import java.util.stream.Stream;

import io.github.toolrepair.feedback.RepairNotes;
import io.github.toolrepair.model.FeedbackOptions;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.UnrepairableReason;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/**
 * What became of one tool call.
 *
 * @param outcome the outcome
 * @param arguments text of the arguments for the tool: the identical raw text if nothing
 * was changed, also if the call is unrepairable
 * @param parsed arguments as they were read, after envelope rules and before any other
 * change; the operations of the changes lead from here to the arguments. A missing node
 * if the call is unrepairable
 * @param changes what was done, in order; empty if the call is unrepairable
 * @param observations rules and settings that were seen to matter and changed nothing
 * @param issues what is wrong with an unrepairable call; else empty
 * @param reason why the call is unrepairable; null unless it is
 * @param repairNotes notes for the model, to be sent with the tool's result
 * @param retryMessage answer for the model instead of a result, the text of a JSON
 * object; null unless the call is unrepairable
 */
public record RepairResult(RepairOutcome outcome, String arguments, JsonNode parsed, List<RepairChange> changes,
		List<RuleId> observations, List<Issue> issues, @Nullable UnrepairableReason reason, List<String> repairNotes,
		@Nullable String retryMessage) {

	public RepairResult {
		changes = List.copyOf(changes);
		observations = List.copyOf(observations);
		issues = List.copyOf(issues);
		repairNotes = List.copyOf(repairNotes);
		boolean unrepairable = outcome == RepairOutcome.UNREPAIRABLE;
		if (unrepairable != (reason != null) || unrepairable != (retryMessage != null)) {
			throw new IllegalArgumentException("Exactly an unrepairable call has a reason and a retry message");
		}
		if (unrepairable && !changes.isEmpty()) {
			throw new IllegalArgumentException("An unrepairable call claims no change");
		}
	}

	/**
	 * Whether the tool may run.
	 */
	public boolean isExecutable() {
		return this.outcome != RepairOutcome.UNREPAIRABLE;
	}

	static RepairResult valid(String arguments, JsonNode parsed, List<RuleId> observations) {
		return new RepairResult(RepairOutcome.VALID, arguments, parsed, List.of(), observations, List.of(), null,
				List.of(), null);
	}

	static RepairResult changed(RepairOutcome outcome, String arguments, JsonNode parsed, List<RepairChange> changes,
			List<RuleId> observations, List<String> repairNotes) {
		return new RepairResult(outcome, arguments, parsed, changes, observations, List.of(), null, repairNotes, null);
	}

	/**
	 * This result where something else was changed before; an unrepairable call claims no
	 * change.
	 */
	RepairResult after(List<RepairChange> earlier, FeedbackOptions feedback) {
		if (earlier.isEmpty() || !isExecutable()) {
			return this;
		}
		List<RepairChange> all = Stream.concat(earlier.stream(), this.changes.stream()).toList();
		return changed(RepairOutcome.REPAIRED, this.arguments, this.parsed, all, this.observations,
				RepairNotes.of(all, feedback));
	}

	static RepairResult unrepairable(String rawArguments, List<RuleId> observations, List<Issue> issues,
			UnrepairableReason reason, String retryMessage) {
		return new RepairResult(RepairOutcome.UNREPAIRABLE, rawArguments, MissingNode.getInstance(), List.of(),
				observations, issues, reason, List.of(), retryMessage);
	}

}
