package io.github.toolrepair.convert;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.json.JsonPatch;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.IssueTree;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RuleId;

/**
 * Converts scalars whose type is not the one that the schema wants, where nothing is
 * lost: the text {@code "5"} to 5, 5 to {@code "5"}. Conversions cost nothing and tell
 * the model nothing.
 * <p>
 * In a union the values are converted that one branch asks for, if that is all that the
 * branch asks for.
 */
public final class ConversionStage {

	/** One further way is enough to tell that there is not only one. */
	private static final int MOST_WAYS = 2;

	/**
	 * IDs of all conversions.
	 */
	public static List<RuleId> ruleIds() {
		return Conversions.all().stream().map(Conversion::id).toList();
	}

	/**
	 * Candidates after all conversions that the issues ask for.
	 * @param candidate arguments that do not satisfy the schema
	 * @param issues issues that validation reported for them
	 * @param call the call
	 */
	public Converted convert(Candidate candidate, List<Issue> issues, CallContext call) {
		Scalars scalars = new Scalars(candidate.value(), call);
		IssueTree tree = IssueTree.of(issues);
		List<Issue> left = new ArrayList<>();
		List<RepairChange> changes = new ArrayList<>(scalars.convert(tree.certain(), left));
		List<List<RepairChange>> others = new ArrayList<>();
		for (IssueTree.Union union : tree.unions()) {
			List<List<RepairChange>> ways = scalars.convert(union);
			if (ways.isEmpty()) {
				scalars.collectLeft(union, left);
			}
			else {
				others.forEach((other) -> other.addAll(ways.get(0)));
				ways.stream().skip(1).limit(MOST_WAYS - others.size()).forEach((way) -> {
					List<RepairChange> other = new ArrayList<>(changes);
					other.addAll(way);
					others.add(other);
				});
				changes.addAll(ways.get(0));
			}
		}
		if (changes.isEmpty()) {
			return new Converted(List.of(), left);
		}
		List<Candidate> candidates = new ArrayList<>();
		candidates.add(after(candidate, changes));
		others.forEach((other) -> candidates.add(after(candidate, other)));
		return new Converted(candidates, left);
	}

	private static Candidate after(Candidate candidate, List<RepairChange> changes) {
		List<PatchOperation> operations = changes.stream().flatMap((change) -> change.operations().stream()).toList();
		return candidate.after(JsonPatch.apply(candidate.value(), operations), changes, 0);
	}

}
