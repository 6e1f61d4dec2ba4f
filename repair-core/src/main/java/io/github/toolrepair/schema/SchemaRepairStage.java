package io.github.toolrepair.schema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import io.github.toolrepair.json.JsonPatch;
import io.github.toolrepair.json.TextReader;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.RuleStanding;

/**
 * Repairs arguments where validation reported issues, one pass at a time. A pass repairs
 * each location at most once. Locations with one possible repair are repaired together;
 * the first location with several possible repairs gives one candidate for each.
 */
public final class SchemaRepairStage {

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
		Pass pass = new Pass();
		List<Step> fork = List.of();
		for (List<Issue> atOneLocation : byLocation(issues).values()) {
			List<Step> steps = new ArrayList<>();
			for (Issue issue : atOneLocation) {
				IssueContext context = new IssueContext(issue, candidate.value(), schema, call, texts);
				collect(context, steps, observer);
			}
			if (steps.size() == 1) {
				pass.add(steps.get(0));
			}
			else if (fork.isEmpty()) {
				fork = steps;
			}
		}
		return candidates(candidate, pass, fork);
	}

	private static Map<JsonLocation, List<Issue>> byLocation(List<Issue> issues) {
		Map<JsonLocation, List<Issue>> grouped = new LinkedHashMap<>();
		issues
			.forEach((issue) -> grouped.computeIfAbsent(issue.location(), (location) -> new ArrayList<>()).add(issue));
		return grouped;
	}

	private static void collect(IssueContext issue, List<Step> steps, Consumer<RuleId> observer) {
		for (SchemaRule rule : SchemaRules.all()) {
			RuleStanding standing = issue.call().standing(rule.id(), true);
			if (standing == RuleStanding.OFF) {
				continue;
			}
			for (Proposal proposal : rule.propose(issue)) {
				Step step = new Step(rule, issue.location(), proposal);
				if (standing == RuleStanding.OBSERVE) {
					observer.accept(rule.id());
				}
				else if (steps.stream().noneMatch(step::sameAs)) {
					steps.add(step);
				}
			}
		}
	}

	private static List<Candidate> candidates(Candidate candidate, Pass pass, List<Step> fork) {
		List<Step> alternatives = fork.stream().filter(pass::admits).toList();
		if (alternatives.isEmpty()) {
			return pass.steps().isEmpty() ? List.of() : List.of(apply(candidate, pass.steps()));
		}
		List<Candidate> candidates = new ArrayList<>(alternatives.size());
		for (Step alternative : alternatives) {
			List<Step> steps = new ArrayList<>(pass.steps());
			steps.add(alternative);
			candidates.add(apply(candidate, steps));
		}
		return candidates;
	}

	private static Candidate apply(Candidate candidate, List<Step> steps) {
		List<RepairChange> changes = new ArrayList<>(steps.size());
		List<PatchOperation> operations = new ArrayList<>(steps.size());
		int cost = 0;
		for (Step step : steps) {
			Proposal proposal = step.proposal();
			changes.add(new RepairChange(step.rule().id(), RepairStage.SCHEMA, step.location(), proposal.note(),
					proposal.operations()));
			operations.addAll(proposal.operations());
			cost += step.rule().cost();
		}
		return candidate.after(JsonPatch.apply(candidate.value(), operations), changes, cost);
	}

}
