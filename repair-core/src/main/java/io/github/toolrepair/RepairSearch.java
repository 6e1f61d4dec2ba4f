package io.github.toolrepair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import io.github.toolrepair.envelope.EnvelopeCandidates;
import io.github.toolrepair.json.JsonDepth;
import io.github.toolrepair.json.TextReader;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.UnrepairableReason;
import io.github.toolrepair.schema.ToolSchema;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/**
 * Looks for the cheapest candidate that satisfies the schema. It is accepted only if it
 * is strictly cheaper than every other one with other arguments. Bounded by a number of
 * candidates.
 */
final class RepairSearch {

	private final ToolPipeline stages;

	private final ToolSchema schema;

	private final CallContext call;

	private final Consumer<RuleId> observer;

	private final TextReader texts;

	private final List<Goal> goals = new ArrayList<>();

	private int looked;

	private boolean exhausted;

	private @Nullable JsonLocation conflict;

	/** Issues of the candidate that has fewest. */
	private @Nullable List<Issue> leastIssues;

	RepairSearch(ToolPipeline stages, ToolSchema schema, CallContext call, Consumer<RuleId> observer) {
		this.stages = stages;
		this.schema = schema;
		this.call = call;
		this.observer = observer;
		this.texts = stages.envelope().textReader(call);
	}

	Verdict search(EnvelopeCandidates candidates) {
		boolean any = false;
		Candidate candidate = candidates.next(cheapest());
		while (candidate != null && !this.exhausted) {
			any = true;
			explore(candidate);
			candidate = candidates.next(cheapest());
		}
		this.exhausted |= candidates.isExhausted();
		return (any || this.exhausted) ? verdict() : new Verdict.Refused(candidates.failure(), List.of(), List.of());
	}

	private Verdict verdict() {
		if (this.exhausted) {
			return new Verdict.Refused(UnrepairableReason.TOO_COMPLEX, List.of(), List.of());
		}
		if (this.goals.size() == 1) {
			return new Verdict.Accepted(this.goals.get(0).candidate(), this.goals.get(0).parsed());
		}
		if (this.goals.size() > 1) {
			return new Verdict.Refused(UnrepairableReason.AMBIGUOUS, List.of(),
					this.goals.stream().map((goal) -> goal.candidate().value()).toList());
		}
		if (this.leastIssues == null && this.conflict != null) {
			Issue issue = new Issue(this.conflict, "alias", MissingNode.getInstance(), JsonKind.MISSING);
			return new Verdict.Refused(UnrepairableReason.ALIAS_CONFLICT, List.of(issue), List.of());
		}
		return new Verdict.Refused(UnrepairableReason.INVALID,
				(this.leastIssues != null) ? this.leastIssues : List.of(), List.of());
	}

	/**
	 * Looks at everything that can be reached from one reading of the raw arguments.
	 */
	private void explore(Candidate reading) {
		Candidate prepared = prepare(reading);
		if (prepared == null) {
			return;
		}
		PriorityQueue<Step> queue = new PriorityQueue<>(
				Comparator.comparingInt(Step::cost).thenComparingInt(Step::number));
		Set<JsonNode> seen = new HashSet<>();
		int number = 0;
		queue.add(new Step(prepared, 0, number));
		while (!queue.isEmpty() && queue.element().cost() <= cheapest()) {
			Step step = queue.remove();
			if (!seen.add(step.candidate().value())) {
				continue;
			}
			if (this.looked++ >= this.call.policy().limits().maxCandidates()) {
				this.exhausted = true;
				return;
			}
			for (Candidate next : look(step.candidate(), reading.value())) {
				if (step.pass() >= this.call.policy().limits().maxPasses()) {
					this.exhausted = true;
					return;
				}
				queue.add(new Step(next, step.pass() + 1, ++number));
			}
		}
	}

	private @Nullable Candidate prepare(Candidate reading) {
		Candidate owned = this.stages.ownerHooks().apply(reading, this.call);
		List<JsonLocation> conflicts = new ArrayList<>();
		Candidate preprocessed = this.stages.preprocess().apply(owned, this.call, conflicts::add);
		if (!conflicts.isEmpty()) {
			this.conflict = (this.conflict != null) ? this.conflict : conflicts.get(0);
			return null;
		}
		return this.stages.cleanup().apply(preprocessed, this.call, this.observer);
	}

	/**
	 * Accepts the candidate if it is valid, also after conversion; else gives what the
	 * schema rules make of it. A repair may nest deeper than anything that is read; that
	 * is no candidate.
	 */
	private List<Candidate> look(Candidate candidate, JsonNode parsed) {
		if (JsonDepth.exceeds(candidate.value(), this.call.policy().limits().maxDepth())) {
			return List.of();
		}
		List<Issue> issues = this.schema.validate(candidate.value());
		if (issues.isEmpty()) {
			accept(candidate, parsed);
			return List.of();
		}
		Candidate converted = this.stages.conversion().convert(candidate, issues, this.call);
		boolean converts = converted.changes().size() > candidate.changes().size();
		List<Issue> left = converts ? this.schema.validate(converted.value()) : issues;
		if (left.isEmpty()) {
			accept(converted, parsed);
			return List.of();
		}
		if (this.leastIssues == null || left.size() < this.leastIssues.size()) {
			this.leastIssues = asSent(issues, left);
		}
		List<Issue> unconverted = without(issues, converted, candidate);
		return this.stages.schemaRepair()
			.repair(candidate, unconverted.isEmpty() ? issues : unconverted, this.schema, this.call, this.texts,
					this.observer);
	}

	/**
	 * Issues that conversion left, in the form in which they were before it where it did
	 * not help, so that the model reads of the kind that it sent.
	 */
	private static List<Issue> asSent(List<Issue> issues, List<Issue> left) {
		Set<JsonLocation> before = locations(issues);
		Set<JsonLocation> after = locations(left);
		List<Issue> asSent = new ArrayList<>();
		issues.stream().filter((issue) -> after.contains(issue.location())).forEach(asSent::add);
		left.stream().filter((issue) -> !before.contains(issue.location())).forEach(asSent::add);
		return asSent;
	}

	private static Set<JsonLocation> locations(List<Issue> issues) {
		return issues.stream().map(Issue::location).collect(Collectors.toSet());
	}

	/**
	 * Issues at locations that conversion leaves alone.
	 */
	private static List<Issue> without(List<Issue> issues, Candidate converted, Candidate candidate) {
		Set<JsonLocation> locations = new HashSet<>();
		converted.changes()
			.stream()
			.skip(candidate.changes().size())
			.forEach((change) -> locations.add(change.location()));
		return locations.isEmpty() ? issues
				: issues.stream().filter((issue) -> !locations.contains(issue.location())).toList();
	}

	private void accept(Candidate candidate, JsonNode parsed) {
		if (candidate.cost() > cheapest()) {
			return;
		}
		if (candidate.cost() < cheapest()) {
			this.goals.clear();
		}
		if (this.goals.stream().noneMatch((goal) -> goal.candidate().value().equals(candidate.value()))) {
			this.goals.add(new Goal(candidate, parsed));
		}
	}

	private int cheapest() {
		return this.goals.isEmpty() ? Integer.MAX_VALUE : this.goals.get(0).candidate().cost();
	}

	/**
	 * What the search found.
	 */
	sealed interface Verdict {

		/**
		 * One candidate satisfies the schema more cheaply than any other.
		 */
		record Accepted(Candidate candidate, JsonNode parsed) implements Verdict {

		}

		/**
		 * No candidate can be accepted.
		 *
		 * @param reason why
		 * @param issues what is wrong with the candidate that has fewest issues
		 * @param readings equally good arguments, if that is the reason
		 */
		record Refused(UnrepairableReason reason, List<Issue> issues, List<JsonNode> readings) implements Verdict {

		}

	}

	/**
	 * Candidate in the queue.
	 */
	private record Step(Candidate candidate, int pass, int number) {

		int cost() {
			return candidate().cost();
		}

	}

	/**
	 * Candidate that satisfies the schema, with the reading from which it came.
	 */
	private record Goal(Candidate candidate, JsonNode parsed) {

	}

}
