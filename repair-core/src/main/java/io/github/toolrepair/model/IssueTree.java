package io.github.toolrepair.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Issues by the branches of unions in which they lie: arguments are valid once all
 * certain issues are gone, and all issues of one branch of each union. The order of
 * branches and properties makes no difference but for their order here.
 *
 * @param certain issues that lie in no branch
 * @param unions unions that no branch satisfies
 */
public record IssueTree(List<Issue> certain, List<Union> unions) {

	public IssueTree {
		certain = List.copyOf(certain);
		unions = List.copyOf(unions);
	}

	/**
	 * Tree of issues as validation reports them.
	 */
	public static IssueTree of(List<Issue> issues) {
		return of(issues, 0);
	}

	private static IssueTree of(List<Issue> issues, int level) {
		List<Issue> certain = new ArrayList<>();
		Map<Key, Map<Integer, List<Issue>>> unions = new TreeMap<>();
		for (Issue issue : issues) {
			if (issue.branches().size() <= level) {
				certain.add(issue);
				continue;
			}
			UnionBranch branch = issue.branches().get(level);
			Key key = new Key(issue.location().first(branch.depth()), branch.union());
			unions.computeIfAbsent(key, (union) -> new TreeMap<>())
				.computeIfAbsent(branch.index(), (index) -> new ArrayList<>())
				.add(issue);
		}
		List<Union> failed = new ArrayList<>(unions.size());
		unions.forEach((key, branches) -> failed.add(new Union(key.location(),
				branches.values().stream().map((inBranch) -> of(inBranch, level + 1)).toList())));
		return new IssueTree(certain, failed);
	}

	/**
	 * Whether no issue is left.
	 */
	public boolean isEmpty() {
		return this.certain.isEmpty() && this.unions.isEmpty();
	}

	/**
	 * This tree without some issues. A union of which a branch has no issue left is
	 * satisfied and has none left itself.
	 */
	public IssueTree without(Predicate<Issue> dispensable) {
		List<Union> failed = new ArrayList<>();
		for (Union union : this.unions) {
			List<IssueTree> branches = union.branches().stream().map((branch) -> branch.without(dispensable)).toList();
			if (branches.stream().noneMatch(IssueTree::isEmpty)) {
				failed.add(new Union(union.location(), branches));
			}
		}
		return new IssueTree(this.certain.stream().filter(dispensable.negate()).toList(), failed);
	}

	/**
	 * All issues of the tree.
	 */
	public List<Issue> issues() {
		List<Issue> issues = new ArrayList<>(this.certain);
		this.unions.forEach((union) -> union.branches().forEach((branch) -> issues.addAll(branch.issues())));
		return issues;
	}

	/**
	 * Union that no branch satisfies.
	 *
	 * @param location value that the union speaks of
	 * @param branches issues of each branch
	 */
	public record Union(JsonLocation location, List<IssueTree> branches) {

		public Union {
			branches = List.copyOf(branches);
		}

	}

	/**
	 * What tells one union from another.
	 */
	private record Key(JsonLocation location, String union) implements Comparable<Key> {

		@Override
		public int compareTo(Key other) {
			int order = this.location.compareTo(other.location);
			return (order != 0) ? order : this.union.compareTo(other.union);
		}

	}

}
