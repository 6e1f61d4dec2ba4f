package io.github.toolrepair.schema;

import java.util.List;

import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RuleId;

/**
 * Leaves out an optional parameter that was sent as null:
 * <code>{"path":"a","limit":null}</code> becomes <code>{"path":"a"}</code>.
 * <p>
 * A required parameter keeps its null and is refused; so is a null among the items of an
 * array. A null under a name that is not declared means nothing and is left out too.
 * <p>
 * Under a strict schema the model was asked to send null, so that there is nothing to
 * repair.
 */
final class DropNullRule implements SchemaRule {

	static final RuleId ID = new RuleId("schema.drop-null");

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
		if (!issue.value().isNull() || !issue.isOptional()) {
			return List.of();
		}
		if (issue.call().strictSchema() && issue.schema().declares(issue.location())) {
			return Proposal.asAsked(new PatchOperation.Remove(issue.location()));
		}
		return Proposal.of("Leave out " + issue.label() + " instead of sending null.",
				new PatchOperation.Remove(issue.location()));
	}

}
