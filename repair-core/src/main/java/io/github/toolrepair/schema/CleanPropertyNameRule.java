package io.github.toolrepair.schema;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RuleId;

/**
 * Takes blanks, quotes and leaked tags off a parameter's name:
 * <code>{" path ":"a"}</code> and <code>{"\"path\"":"a"}</code> become
 * <code>{"path":"a"}</code>.
 * <p>
 * Only if what remains is exactly a declared name that the object does not hold yet, and
 * only if one property cleans to it.
 */
final class CleanPropertyNameRule implements SchemaRule {

	private static final RuleId ID = new RuleId("schema.clean-property-name");

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 12;
	}

	@Override
	public List<Proposal> propose(IssueContext issue) {
		if (!issue.parent().isObject()) {
			return List.of();
		}
		String name = issue.location().name();
		if (issue.isUndeclared()) {
			return rename(issue, name, ParameterName.clean(name));
		}
		if (!issue.concerns("required") && !issue.concerns("dependentRequired")) {
			return List.of();
		}
		List<String> dirty = new ArrayList<>();
		for (String candidate : issue.parent().propertyNames()) {
			if (ParameterName.clean(candidate).equals(name)) {
				dirty.add(candidate);
			}
		}
		return (dirty.size() == 1) ? rename(issue, dirty.get(0), name) : List.of();
	}

	/**
	 * Of two names that are the same once they are clean, the second one finds the
	 * parameter taken and stays what it is: not declared.
	 */
	private static List<Proposal> rename(IssueContext issue, String dirty, String clean) {
		JsonLocation object = issue.location().parent();
		if (dirty.equals(clean) || issue.parent().has(clean) || !issue.schema().declares(object.property(clean))
				|| issue.schema().declares(object.property(dirty))) {
			return List.of();
		}
		return Proposal.of("The parameter is named '" + clean + "', without anything around it.",
				new PatchOperation.Move(object.property(dirty), object.property(clean)));
	}

}
