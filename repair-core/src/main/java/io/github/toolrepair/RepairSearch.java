package io.github.toolrepair;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import io.github.toolrepair.convert.Converted;
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

	/** More than any chain of preprocessors and cleanups that feed each other. */
	private static final int MOST_ROUNDS = 16;

	/** Readings that are enough to say that there is not only one. */
	private static final int MOST_READINGS = 3;

	/** Candidates that are looked at however many issues they have. */
	private static final int ANYWAY = 16;

	/** Issues of all candidates together, beyond those that are looked at anyway. */
	private static final int MOST_ISSUES = 50_000;

	private final ToolPipeline stages;

	private final ToolSchema schema;

	private final CallContext call;

	private final ArgumentValidation validation;

	private final Consumer<RuleId> observer;

	private final TextReader texts;

	private final List<Goal> goals = new ArrayList<>();

	private int looked;

	private int issues;

	private boolean exhausted;

	private @Nullable JsonLocation conflict;

	/** Issues of the candidate that has fewest. */
	private @Nullable List<Issue> leastIssues;

	RepairSearch(ToolPipeline stages, ToolSchema schema, CallContext call, ArgumentValidation validation,
			Consumer<RuleId> observer) {
		this.stages = stages;
		this.schema = schema;
		this.call = call;
		this.validation = validation;
		this.observer = observer;
		this.texts = stages.envelope().textReader(call);
	}

	/**
	 * Looks through the candidates, or else at what preprocessors make of the text.
	 */
	Verdict search(String raw, EnvelopeCandidates candidates) {
		boolean any = false;
		Candidate candidate = candidates.next(cheapest());
		while (candidate != null && !this.exhausted) {
			any = true;
			explore(candidate);
			candidate = candidates.next(cheapest());
		}
		this.exhausted |= candidates.isExhausted();
		Candidate bare = (any || this.exhausted) ? null : this.stages.preprocess().fromText(raw, this.call);
		if (bare != null) {
			any = true;
			explore(bare);
		}
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
		Candidate prepared = settle(this.stages.ownerHooks().apply(reading, this.call));
		if (prepared == null) {
			return;
		}
		PriorityQueue<Step> queue = new PriorityQueue<>(
				Comparator.comparingInt(Step::cost).thenComparingInt(Step::number));
		Set<JsonNode> seen = new HashSet<>();
		int number = 0;
		queue.add(new Step(prepared, 0, number));
		while (!queue.isEmpty() && queue.element().cost() <= cheapest() && !hasEnough(queue.element())) {
			Step step = queue.remove();
			if (!seen.add(step.candidate().value())) {
				continue;
			}
			if (this.looked++ >= this.call.policy().limits().maxCandidates()
					|| (this.looked > ANYWAY && this.issues > MOST_ISSUES)) {
				this.exhausted = true;
				return;
			}
			for (Candidate repaired : look(step.candidate(), reading.value())) {
				if (step.pass() >= this.call.policy().limits().maxPasses()) {
					this.exhausted = true;
					return;
				}
				Candidate next = settle(repaired);
				if (next != null) {
					queue.add(new Step(next, step.pass() + 1, ++number));
				}
			}
		}
	}

	/**
	 * Whether the candidate, and all behind it, could only be further readings that cost
	 * the same as those that were found.
	 */
	private boolean hasEnough(Step step) {
		return this.goals.size() >= MOST_READINGS && step.cost() >= cheapest();
	}

	/**
	 * Candidate after everything that also changes valid values; null if two values were
	 * sent for one parameter. One step may lead to another, whatever their order.
	 */
	private @Nullable Candidate settle(Candidate candidate) {
		Candidate settled = candidate;
		int changes = -1;
		for (int i = 0; i < MOST_ROUNDS && settled != null && settled.changes().size() != changes; i++) {
			changes = settled.changes().size();
			settled = settleOnce(settled);
		}
		return settled;
	}

	private @Nullable Candidate settleOnce(Candidate candidate) {
		List<JsonLocation> conflicts = new ArrayList<>();
		Candidate preprocessed = this.stages.preprocess().apply(candidate, this.call, conflicts::add, this.observer);
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
		List<Issue> issues = this.validation.issues(candidate.value());
		if (issues.isEmpty()) {
			accept(candidate, parsed);
			return List.of();
		}
		this.issues += issues.size();
		Converted converted = this.stages.conversion().convert(candidate, issues, this.call);
		List<Issue> left = issues;
		boolean accepted = false;
		for (Candidate alternative : converted.candidates()) {
			left = this.validation.issues(alternative.value());
			if (left.isEmpty()) {
				accept(alternative, parsed);
				accepted = true;
			}
		}
		if (accepted) {
			return List.of();
		}
		if (this.leastIssues == null || left.size() < this.leastIssues.size()) {
			this.leastIssues = asSent(issues, left);
		}
		return this.stages.schemaRepair()
			.repair(candidate, converted.left().isEmpty() ? issues : converted.left(), this.schema, this.call,
					this.texts, this.observer);
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
