package io.github.toolrepair.schema;

import java.util.List;

import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RuleId;

/**
 * Leaves out an optional parameter that was sent as an empty object where no object is
 * wanted: <code>{"path":"a","tags":{}}</code> becomes <code>{"path":"a"}</code>.
 */
final class DropEmptyObjectRule implements SchemaRule {

	private static final RuleId ID = new RuleId("schema.drop-empty-object");

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 20;
	}

	@Override
	public List<Proposal> propose(IssueContext issue) {
		boolean empty = issue.value().isObject() && issue.value().isEmpty();
		boolean unwanted = issue.concerns("type")
				&& !issue.schema().kindsAt(issue.location()).contains(JsonKind.OBJECT);
		if (!empty || !unwanted || !issue.isOptional()) {
			return List.of();
		}
		return Proposal.of("Leave out " + issue.label() + " instead of sending an empty object.",
				new PatchOperation.Remove(issue.location()));
	}

}
