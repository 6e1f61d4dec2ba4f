package io.github.toolrepair.schema;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.IssueTree;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;

/**
 * Ways in which the issues of a tree can be repaired in one pass. The order of issues and
 * branches makes no difference.
 */
final class Repairs {

	/**
	 * Keywords whose issue may go away by a change next to the location or below it.
	 */
	private static final Set<String> OF_THE_WHOLE = Set.of("required", "dependentRequired", "dependencies",
			"additionalProperties", "unevaluatedProperties", "minProperties", "maxProperties", "propertyNames", "oneOf",
			"anyOf", "not", "if", "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains",
			"unevaluatedItems");

	private final Function<Issue, List<Step>> rules;

	/** What rules said by location, so that they are asked once for all branches. */
	private final Map<JsonLocation, List<Answer>> answers = new HashMap<>();

	Repairs(Function<Issue, List<Step>> rules) {
		this.rules = rules;
	}

	/**
	 * The ways, each with the steps that are made together; empty if there are none.
	 */
	List<List<Step>> of(IssueTree tree) {
		Pass pass = new Pass();
		List<List<Step>> fork = List.of();
		for (List<List<Step>> ways : waysByPlace(tree)) {
			if (ways.size() == 1) {
				pass.add(ways.get(0));
			}
			else if (fork.isEmpty()) {
				fork = ways;
			}
		}
		List<List<Step>> admitted = fork.stream().filter(pass::admits).toList();
		if (admitted.isEmpty()) {
			return pass.steps().isEmpty() ? List.of() : List.of(pass.steps());
		}
		List<List<Step>> combined = new ArrayList<>(admitted.size());
		for (List<Step> way : admitted) {
			List<Step> steps = new ArrayList<>(pass.steps());
			steps.addAll(way);
			combined.add(steps);
		}
		return combined;
	}

	private List<List<List<Step>>> waysByPlace(IssueTree tree) {
		Map<JsonLocation, List<List<Step>>> certain = new TreeMap<>();
		for (Issue issue : tree.certain()) {
			List<List<Step>> ways = certain.computeIfAbsent(issue.location(), (location) -> new ArrayList<>());
			steps(issue).forEach((step) -> add(List.of(step), ways));
		}
		List<List<List<Step>>> all = new ArrayList<>(certain.values());
		for (IssueTree.Union union : tree.unions()) {
			List<List<Step>> ways = new ArrayList<>();
			union.branches().forEach((branch) -> ofBranch(branch).forEach((way) -> add(way, ways)));
			all.add(ways);
		}
		return all;
	}

	/**
	 * Ways to repair a branch; none if it holds an issue that no rule knows, since the
	 * branch can't become valid then.
	 */
	private List<List<Step>> ofBranch(IssueTree branch) {
		Set<JsonLocation> touched = new HashSet<>();
		branch.certain().forEach((issue) -> steps(issue).forEach((step) -> touched.addAll(step.touched())));
		branch.unions().forEach((union) -> touched.add(union.location()));
		boolean hopeless = branch.certain()
			.stream()
			.anyMatch((issue) -> !OF_THE_WHOLE.contains(issue.keyword()) && !isReached(issue.location(), touched));
		return hopeless ? List.of() : of(branch);
	}

	private static boolean isReached(JsonLocation location, Set<JsonLocation> touched) {
		boolean reached = touched.contains(location);
		for (JsonLocation at = location; !reached && !at.isRoot(); at = at.parent()) {
			reached = touched.contains(at.parent());
		}
		return reached;
	}

	private List<Step> steps(Issue issue) {
		List<Answer> there = this.answers.computeIfAbsent(issue.location(), (location) -> new ArrayList<>());
		for (Answer answer : there) {
			if (answer.fits(issue)) {
				return answer.steps();
			}
		}
		Answer answer = new Answer(issue, this.rules.apply(issue));
		there.add(answer);
		return answer.steps();
	}

	private static void add(List<Step> way, List<List<Step>> ways) {
		if (!way.isEmpty() && ways.stream().noneMatch((other) -> isSame(way, other))) {
			ways.add(way);
		}
	}

	private static boolean isSame(List<Step> way, List<Step> other) {
		if (way.size() == 1 && other.size() == 1) {
			return way.get(0).proposal().operations().equals(other.get(0).proposal().operations());
		}
		return way.size() == other.size() && operations(way).equals(operations(other));
	}

	private static Set<List<PatchOperation>> operations(List<Step> way) {
		return way.stream().map((step) -> step.proposal().operations()).collect(Collectors.toSet());
	}

	/**
	 * What rules said of an issue, and say of each other one that differs only in its
	 * branches.
	 */
	private record Answer(Issue issue, List<Step> steps) {

		boolean fits(Issue other) {
			return this.issue.keyword().equals(other.keyword()) && this.issue.schema().equals(other.schema());
		}

	}

}
