package io.github.toolrepair.schema;

import java.util.List;

import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.RuleId;

/**
 * Reads an array that was sent as text: <code>{"tags":"[\"a\",\"b\"]"}</code> becomes
 * <code>{"tags":["a","b"]}</code>, only where the schema wants an array and no text.
 */
final class ParseStringifiedArrayRule implements SchemaRule {

	private static final RuleId ID = new RuleId("schema.parse-stringified-array");

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
		return StringifiedValue.parse(issue, JsonKind.ARRAY);
	}

}
