package io.github.toolrepair.schema;

import java.util.List;

import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.UnknownProperties;

/**
 * Leaves out a property that a closed schema does not declare: always where its name says
 * that the model comments on its call, <code>{"path":"a","explanation":"…"}</code>; any
 * other only where {@code repair.unknown-properties} is {@code drop}.
 * <p>
 * Not one that is a parameter in disguise: under a declared alias, with something around
 * its name, in another notation, or declared by another branch of a union. Nor the only
 * thing that was sent, since what is left would not be what was meant.
 */
final class DropUnknownPropertyRule implements SchemaRule {

	static final RuleId ID = new RuleId("schema.drop-unknown-property");

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 25;
	}

	@Override
	public List<Proposal> propose(IssueContext issue) {
		if (!issue.isUndeclared() || !issue.parent().isObject() || !isDroppable(issue) || isDisguised(issue)) {
			return List.of();
		}
		return Proposal.of("Send only parameters that the tool declares.", new PatchOperation.Remove(issue.location()));
	}

	private static boolean isDroppable(IssueContext issue) {
		RepairPolicy policy = issue.call().policy();
		if (policy.commentaryProperties().contains(issue.location().name())) {
			return true;
		}
		JsonLocation object = issue.location().parent();
		return policy.unknownProperties() == UnknownProperties.DROP
				&& issue.schema().declaredIn(object).stream().anyMatch((declared) -> issue.parent().has(declared));
	}

	private static boolean isDisguised(IssueContext issue) {
		JsonLocation object = issue.location().parent();
		String name = issue.location().name();
		if (issue.schema().declares(issue.location()) || isAlias(issue, object, name)) {
			return true;
		}
		String loose = ParameterName.loose(ParameterName.clean(name));
		return issue.schema()
			.declaredIn(object)
			.stream()
			.anyMatch((declared) -> ParameterName.loose(declared).equals(loose));
	}

	private static boolean isAlias(IssueContext issue, JsonLocation object, String name) {
		return issue.call()
			.contract()
			.aliases()
			.stream()
			.anyMatch((alias) -> alias.names().contains(name) && alias.selector().parent().matches(object));
	}

}
