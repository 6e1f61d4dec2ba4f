package io.github.toolrepair.schema;

import java.util.List;
import java.util.Set;

import io.github.toolrepair.model.BindingType;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RuleId;

/**
 * Leaves out an optional parameter that was sent as a text for nothing:
 * <code>{"path":"a","limit":"null"}</code> becomes <code>{"path":"a"}</code>.
 * <p>
 * Only where no text is wanted, or one of another form, such as a date. The texts are
 * {@code null}, {@code None}, {@code undefined} and the empty one.
 */
final class DropNullLiteralRule implements SchemaRule {

	private static final RuleId ID = new RuleId("schema.drop-null-literal");

	private static final Set<String> LITERALS = Set.of("null", "None", "undefined", "");

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 15;
	}

	@Override
	public List<Proposal> propose(IssueContext issue) {
		boolean literal = issue.value().isString() && LITERALS.contains(issue.value().stringValue().strip());
		boolean unwanted = issue.concerns(BindingType.KEYWORD)
				|| (issue.concerns("type") && !issue.schema().kindsAt(issue.location()).contains(JsonKind.STRING));
		if (!literal || !unwanted || !issue.isOptional()) {
			return List.of();
		}
		return Proposal.of("Leave out " + issue.label() + " instead of sending a text for nothing.",
				new PatchOperation.Remove(issue.location()));
	}

}
