package io.github.toolrepair.schema;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.ToolAlias;
import tools.jackson.databind.JsonNode;

/**
 * Gives a parameter its own name where it was sent under another one that the tool's
 * owner declares: <code>{"file_path":"a"}</code> becomes <code>{"path":"a"}</code>.
 * <p>
 * Only where the parameter itself is absent or null, or holds the same value. Two aliases
 * with different values are left alone.
 */
final class RenameAliasRule implements SchemaRule {

	private static final RuleId ID = new RuleId("schema.rename-alias");

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 10;
	}

	@Override
	public List<Proposal> propose(IssueContext issue) {
		List<Proposal> proposals = new ArrayList<>();
		for (ToolAlias alias : issue.call().contract().aliases()) {
			if (concerns(issue, alias) && alias.selector().parent().matches(issue.location().parent())) {
				proposals.addAll(rename(issue, alias));
			}
		}
		return proposals;
	}

	private static boolean concerns(IssueContext issue, ToolAlias alias) {
		String name = issue.location().name();
		boolean unfilled = name.equals(alias.selector().name()) && isUnfilled(issue.value());
		boolean undeclared = issue.isUndeclared() && alias.names().contains(name);
		return issue.parent().isObject() && (unfilled || undeclared);
	}

	private static List<Proposal> rename(IssueContext issue, ToolAlias alias) {
		JsonLocation object = issue.location().parent();
		JsonNode value = issue.parent().path(alias.selector().name());
		List<String> present = alias.names()
			.stream()
			.filter((name) -> issue.parent().hasNonNull(name) && !issue.schema().declares(object.property(name)))
			.toList();
		if (present.isEmpty()) {
			return List.of();
		}
		JsonNode aliased = issue.parent().path(present.get(0));
		boolean agree = present.stream().allMatch((name) -> issue.parent().path(name).equals(aliased))
				&& (isUnfilled(value) || value.equals(aliased));
		if (!agree) {
			return List.of();
		}
		List<PatchOperation> operations = new ArrayList<>();
		if (!value.isMissingNode()) {
			operations.add(new PatchOperation.Remove(object.property(alias.selector().name())));
		}
		operations
			.add(new PatchOperation.Move(object.property(present.get(0)), object.property(alias.selector().name())));
		present.stream().skip(1).forEach((name) -> operations.add(new PatchOperation.Remove(object.property(name))));
		return List.of(new Proposal(operations, "The parameter is named '" + alias.selector().name() + "'."));
	}

	private static boolean isUnfilled(JsonNode value) {
		return value.isMissingNode() || value.isNull();
	}

}
