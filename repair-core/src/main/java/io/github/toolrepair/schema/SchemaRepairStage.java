package io.github.toolrepair.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import io.github.toolrepair.json.JsonPatch;
import io.github.toolrepair.json.TextReader;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.IssueTree;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.RuleStanding;

/**
 * Repairs arguments where validation reported issues, one pass at a time. A pass repairs
 * each location at most once. What can be repaired in one way is repaired together; the
 * first location, or union, that can be repaired in several ways gives one candidate for
 * each. The branches of a union are such ways: what one branch asks for is never mixed
 * with what another one does.
 */
public final class SchemaRepairStage {

	private static final Set<String> UNDECLARED = Set.of("additionalProperties", "unevaluatedProperties");

	/**
	 * IDs of all rules of this stage, in the order in which they are tried.
	 */
	public static List<RuleId> ruleIds() {
		return SchemaRules.all().stream().map(SchemaRule::id).toList();
	}

	/**
	 * Candidates after one more pass, in the order in which their rules are tried.
	 * @param candidate arguments that do not satisfy the schema
	 * @param issues issues that validation reported for them
	 * @param schema the tool's schema
	 * @param call the call
	 * @param texts reader for JSON that stands as text inside a value
	 * @param observer is told each rule that would act but may only be observed
	 * @return empty if no rule applies
	 */
	public List<Candidate> repair(Candidate candidate, List<Issue> issues, ToolSchema schema, CallContext call,
			TextReader texts, Consumer<RuleId> observer) {
		Repairs repairs = new Repairs(
				(issue) -> steps(new IssueContext(issue, candidate.value(), schema, call, texts), observer));
		return repairs.of(IssueTree.of(issues)).stream().map((steps) -> apply(candidate, steps)).toList();
	}

	/**
	 * Whether the issue is no more than a property that the schema does not declare and
	 * that is not always left out: one that holds null or a comment of the model is.
	 */
	public boolean mayBePreserved(Issue issue, CallContext call) {
		boolean undeclared = UNDECLARED.contains(issue.keyword()) && !issue.location().isRoot();
		if (issue.received() == JsonKind.NULL) {
			return undeclared && call.standing(DropNullRule.ID, true) != RuleStanding.APPLY;
		}
		boolean comment = call.policy().commentaryProperties().contains(issue.location().name());
		return undeclared && !(comment && call.standing(DropUnknownPropertyRule.ID, true) == RuleStanding.APPLY);
	}

	private static List<Step> steps(IssueContext issue, Consumer<RuleId> observer) {
		List<Step> steps = new ArrayList<>();
		for (SchemaRule rule : SchemaRules.all()) {
			RuleStanding standing = issue.call().standing(rule.id(), true);
			if (standing == RuleStanding.OFF) {
				continue;
			}
			for (Proposal proposal : rule.propose(issue)) {
				if (standing == RuleStanding.OBSERVE) {
					observer.accept(rule.id());
				}
				else {
					steps.add(new Step(rule, issue.location(), proposal));
				}
			}
		}
		return steps;
	}

	private static Candidate apply(Candidate candidate, List<Step> steps) {
		List<RepairChange> changes = new ArrayList<>(steps.size());
		List<PatchOperation> operations = new ArrayList<>(steps.size());
		int cost = 0;
		for (Step step : steps) {
			Proposal proposal = step.proposal();
			changes.add(new RepairChange(step.rule().id(), proposal.stage(), step.location(), proposal.note(),
					proposal.operations()));
			operations.addAll(proposal.operations());
			cost += step.rule().cost();
		}
		return candidate.after(JsonPatch.apply(candidate.value(), operations), changes, cost);
	}

}
