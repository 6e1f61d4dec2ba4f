package io.github.toolrepair.schema;

import java.util.List;

import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.RuleId;

/**
 * Reads an object that was sent as text: <code>{"order":"{\"id\":7}"}</code> becomes
 * <code>{"order":{"id":7}}</code>, only where the schema wants an object and no text.
 */
final class ParseStringifiedObjectRule implements SchemaRule {

	private static final RuleId ID = new RuleId("schema.parse-stringified-object");

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
		return StringifiedValue.parse(issue, JsonKind.OBJECT);
	}

}
