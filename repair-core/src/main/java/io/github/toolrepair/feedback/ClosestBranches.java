package io.github.toolrepair.feedback;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.IssueTree;
import io.github.toolrepair.model.JsonLocation;

/**
 * Leaves out the branches of unions that were not meant: those that want another kind of
 * value, or another constant in the property that tells the branches apart.
 */
final class ClosestBranches {

	private static final Set<String> CONSTANTS = Set.of("const", "enum");

	private ClosestBranches() {
	}

	static IssueTree of(IssueTree tree) {
		return new IssueTree(tree.certain(), tree.unions().stream().map(ClosestBranches::closest).toList());
	}

	private static IssueTree.Union closest(IssueTree.Union union) {
		JsonLocation location = union.location();
		List<IssueTree> branches = without(union.branches(),
				(issue) -> issue.keyword().equals("type") && issue.location().equals(location));
		branches = without(branches, (issue) -> CONSTANTS.contains(issue.keyword()) && !issue.location().isRoot()
				&& issue.location().parent().equals(location));
		return new IssueTree.Union(location, branches.stream().map(ClosestBranches::of).toList());
	}

	/**
	 * Branches without such an issue, if there is one.
	 */
	private static List<IssueTree> without(List<IssueTree> branches, Predicate<Issue> telling) {
		List<IssueTree> closer = branches.stream()
			.filter((branch) -> branch.certain().stream().noneMatch(telling))
			.toList();
		return closer.isEmpty() ? branches : closer;
	}

}
