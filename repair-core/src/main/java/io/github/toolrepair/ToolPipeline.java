package io.github.toolrepair;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.cleanup.CleanupStage;
import io.github.toolrepair.convert.ConversionStage;
import io.github.toolrepair.envelope.EnvelopeStage;
import io.github.toolrepair.feedback.RepairNotes;
import io.github.toolrepair.feedback.RetryMessages;
import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextWriter;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.FinishReason;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.IssueTree;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.UnknownProperties;
import io.github.toolrepair.model.UnrepairableReason;
import io.github.toolrepair.name.NameStage;
import io.github.toolrepair.owner.OwnerHookStage;
import io.github.toolrepair.preprocess.PreprocessStage;
import io.github.toolrepair.schema.SchemaRepairStage;
import io.github.toolrepair.schema.StrictValidator;
import io.github.toolrepair.schema.ToolSchema;
import io.github.toolrepair.schema.UnusableSchemaException;
import io.github.toolrepair.schema.ValidationLimitException;
import io.github.toolrepair.telemetry.IssueSummary;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/**
 * The stages in their order, with the settings of one tool or of all tools that have
 * none.
 */
final class ToolPipeline {

	private final RepairPolicy policy;

	private final StrictValidator validator;

	private final NameStage names;

	private final EnvelopeStage envelope;

	private final OwnerHookStage ownerHooks;

	private final PreprocessStage preprocess;

	private final CleanupStage cleanup;

	private final SchemaRepairStage schemaRepair = new SchemaRepairStage();

	private final ConversionStage conversion = new ConversionStage();

	ToolPipeline(RepairPolicy policy, StrictValidator validator, NameStage names, OwnerHookStage ownerHooks,
			PreprocessStage preprocess, CleanupStage cleanup) {
		this.policy = policy;
		this.validator = validator;
		this.names = names;
		this.envelope = new EnvelopeStage(policy.limits());
		this.ownerHooks = ownerHooks;
		this.preprocess = preprocess;
		this.cleanup = cleanup;
	}

	RepairPolicy policy() {
		return this.policy;
	}

	RepairResult repair(RepairRequest request) {
		List<RepairChange> renaming = this.names.changes(request.calledName(), request.contract().name(), this.policy,
				request.modelId());
		return repairArguments(request).after(renaming, this.policy.feedback());
	}

	private RepairResult repairArguments(RepairRequest request) {
		ToolSchema schema = this.validator.schemaOf(request.contract());
		String raw = request.rawArguments();
		if (schema == null) {
			return RepairResult.valid(raw, MissingNode.getInstance(), List.of(RepairPipeline.UNUSABLE_SCHEMA));
		}
		CallContext call = new CallContext(request.contract(), schema, this.policy, request.modelId(),
				FinishReason.of(request.finishReason()), request.strictSchema());
		if (InputSize.isAbove(this.policy.limits().maxInputBytes(), raw)) {
			return unrepairable(call, raw, UnrepairableReason.TOO_LARGE);
		}
		try {
			return repair(raw, schema, call);
		}
		catch (UnusableSchemaException ex) {
			return RepairResult.valid(raw, MissingNode.getInstance(), List.of(RepairPipeline.UNUSABLE_SCHEMA));
		}
		catch (ValidationLimitException ex) {
			return unrepairable(call, raw, UnrepairableReason.TOO_COMPLEX);
		}
		catch (StackOverflowError ex) {
			return unrepairable(call, raw, UnrepairableReason.TOO_DEEP);
		}
	}

	private RepairResult repair(String raw, ToolSchema schema, CallContext call) {
		JsonReading reading = this.envelope.read(raw);
		ArgumentValidation validation = new ArgumentValidation((arguments) -> validate(arguments, schema, call));
		if (reading instanceof JsonReading.Value value && call.mayBeArguments(value.value())
				&& changesNoValidValue(value.value(), call) && validation.issues(value.value()).isEmpty()) {
			return RepairResult.valid(raw, value.value(), List.of());
		}
		Set<RuleId> observed = new LinkedHashSet<>();
		RepairSearch search = new RepairSearch(this, schema, call, validation, observed::add);
		RepairSearch.Verdict verdict = search.search(raw, this.envelope.candidates(raw, reading, call, observed::add));
		return result(raw, verdict, call, List.copyOf(observed));
	}

	private boolean changesNoValidValue(JsonNode arguments, CallContext call) {
		return this.ownerHooks.isEmpty() && this.cleanup.isEmpty() && this.preprocess.leavesAlone(arguments, call);
	}

	private static RepairResult result(String raw, RepairSearch.Verdict verdict, CallContext call,
			List<RuleId> observed) {
		if (verdict instanceof RepairSearch.Verdict.Accepted accepted) {
			return accepted(raw, accepted.candidate(), accepted.parsed(), call, observed);
		}
		RepairSearch.Verdict.Refused refused = (RepairSearch.Verdict.Refused) verdict;
		UnrepairableReason reason = call.cutByLength() ? UnrepairableReason.CUT_OFF : refused.reason();
		String message = RetryMessages.unrepairable(call, reason, refused.issues(), refused.readings(), raw);
		return RepairResult.unrepairable(raw, observed, refused.issues(), reason, message);
	}

	private static RepairResult accepted(String raw, Candidate candidate, JsonNode parsed, CallContext call,
			List<RuleId> observed) {
		List<RepairChange> changes = candidate.changes();
		if (changes.isEmpty()) {
			return RepairResult.valid(raw, parsed, observed);
		}
		String arguments = JsonTextWriter.write(candidate.value());
		if (InputSize.isAbove(call.policy().limits().maxInputBytes(), arguments)) {
			return unrepairable(call, raw, UnrepairableReason.TOO_LARGE);
		}
		boolean converted = changes.stream().allMatch((change) -> change.stage() == RepairStage.CONVERSION);
		return RepairResult.changed(converted ? RepairOutcome.VALID : RepairOutcome.REPAIRED, arguments, parsed,
				changes, observed, RepairNotes.of(changes, call.policy().feedback()));
	}

	private static RepairResult unrepairable(CallContext call, String raw, UnrepairableReason reason) {
		List<Issue> issues = List.of();
		return RepairResult.unrepairable(raw, List.of(), issues, reason,
				RetryMessages.unrepairable(call, reason, issues, List.of(), raw));
	}

	List<IssueSummary> summarize(ToolContract contract, List<Issue> issues) {
		ToolSchema schema = issues.isEmpty() ? null : this.validator.schemaOf(contract);
		return (schema != null) ? IssueSummary.of(issues, schema) : List.of();
	}

	/**
	 * Issues of the arguments, but for properties that the policy lets pass.
	 */
	private List<Issue> validate(JsonNode arguments, ToolSchema schema, CallContext call) {
		List<Issue> issues = schema.validate(arguments);
		if (issues.isEmpty() || this.policy.unknownProperties() != UnknownProperties.PRESERVE) {
			return issues;
		}
		return IssueTree.of(issues).without((issue) -> this.schemaRepair.mayBePreserved(issue, call)).issues();
	}

	EnvelopeStage envelope() {
		return this.envelope;
	}

	OwnerHookStage ownerHooks() {
		return this.ownerHooks;
	}

	PreprocessStage preprocess() {
		return this.preprocess;
	}

	CleanupStage cleanup() {
		return this.cleanup;
	}

	SchemaRepairStage schemaRepair() {
		return this.schemaRepair;
	}

	ConversionStage conversion() {
		return this.conversion;
	}

}
