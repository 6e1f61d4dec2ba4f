package io.github.toolrepair.spring.actuate;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.RepairRequest;
import io.github.toolrepair.RepairResult;
import io.github.toolrepair.json.JsonPatch;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.StringNode;

import org.springframework.boot.actuate.endpoint.OperationResponseBody;

/**
 * What would become of a call.
 *
 * @param tool name of the tool that would run
 * @param outcome what would become of the arguments
 * @param reason why they are unrepairable; null for other outcomes
 * @param arguments text that the tool would get; null if it would not run
 * @param stages what would be changed, stage by stage
 * @param issues what is wrong with unrepairable arguments
 * @param observations rules that were seen to matter and changed nothing
 * @param repairNotes notes that the model would read with the tool's result
 * @param retryMessage answer that the model would read instead of a result; null if the
 * tool would run
 */
public record DryRunDescriptor(String tool, String outcome, @Nullable String reason, @Nullable String arguments,
		List<StageDescriptor> stages, List<IssueDescriptor> issues, List<String> observations, List<String> repairNotes,
		@Nullable JsonNode retryMessage) implements OperationResponseBody {

	static DryRunDescriptor of(RepairRequest request, RepairResult result) {
		String retryMessage = result.retryMessage();
		return new DryRunDescriptor(request.contract().name(), result.outcome().id(),
				(result.reason() != null) ? result.reason().id() : null,
				result.isExecutable() ? result.arguments() : null, stages(request, result),
				result.issues().stream().map(IssueDescriptor::of).distinct().toList(),
				result.observations().stream().map(RuleId::value).distinct().toList(), result.repairNotes(),
				(retryMessage != null) ? JsonMapper.shared().readTree(retryMessage) : null);
	}

	private static List<StageDescriptor> stages(RepairRequest request, RepairResult result) {
		List<StageDescriptor> stages = new ArrayList<>();
		JsonNode value = StringNode.valueOf(request.rawArguments());
		boolean read = false;
		for (List<RepairChange> changes : byStage(result.changes())) {
			RepairStage stage = changes.get(0).stage();
			if (stage == RepairStage.NAME) {
				stages.add(StageDescriptor.of(changes, StringNode.valueOf(request.calledName()),
						StringNode.valueOf(request.contract().name())));
				continue;
			}
			JsonNode before = (read || stage == RepairStage.ENVELOPE) ? value : result.parsed();
			value = (stage == RepairStage.ENVELOPE) ? result.parsed() : before;
			for (RepairChange change : changes) {
				value = JsonPatch.apply(value, change.operations());
			}
			read = true;
			stages.add(StageDescriptor.of(changes, before, value));
		}
		return stages;
	}

	/**
	 * Changes in their order, those of one stage that follow each other together.
	 */
	private static List<List<RepairChange>> byStage(List<RepairChange> changes) {
		List<List<RepairChange>> stages = new ArrayList<>();
		RepairStage last = null;
		for (RepairChange change : changes) {
			if (change.stage() != last) {
				stages.add(new ArrayList<>());
				last = change.stage();
			}
			stages.get(stages.size() - 1).add(change);
		}
		return stages;
	}

	/**
	 * Changes of one stage.
	 *
	 * @param stage the stage
	 * @param before what the stage was given: a text for the tool's name, and for the raw
	 * arguments that the envelope is given
	 * @param after what it gave
	 * @param changes what it did, in order
	 */
	public record StageDescriptor(String stage, JsonNode before, JsonNode after, List<ChangeDescriptor> changes) {

		static StageDescriptor of(List<RepairChange> changes, JsonNode before, JsonNode after) {
			return new StageDescriptor(changes.get(0).stage().id(), before, after,
					changes.stream().map(ChangeDescriptor::of).toList());
		}

	}

	/**
	 * One change.
	 *
	 * @param rule ID of the rule
	 * @param location place of the change, a JSON Pointer; empty for the whole
	 * @param note what the model would be told of it; empty if nothing
	 */
	public record ChangeDescriptor(String rule, String location, String note) {

		static ChangeDescriptor of(RepairChange change) {
			return new ChangeDescriptor(change.ruleId().value(), change.location().toString(), change.note());
		}

	}

	/**
	 * One place that is wrong.
	 *
	 * @param location the place, a JSON Pointer; empty for the whole
	 * @param keyword keyword of the schema that is not satisfied
	 * @param received kind of the value that stands there
	 */
	public record IssueDescriptor(String location, String keyword, String received) {

		static IssueDescriptor of(Issue issue) {
			return new IssueDescriptor(issue.location().toString(), issue.keyword(), issue.received().id());
		}

	}

}
