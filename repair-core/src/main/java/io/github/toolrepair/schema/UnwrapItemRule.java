package io.github.toolrepair.schema;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RuleId;
import tools.jackson.databind.JsonNode;

/**
 * Takes an array out of the object that XML-minded models put around it:
 * <code>{"tags":{"item":["a","b"]}}</code> becomes <code>{"tags":["a","b"]}</code>.
 * <p>
 * Only if the object's one name says that items follow, or repeats the parameter's name,
 * and is none that an item itself may have.
 */
final class UnwrapItemRule implements SchemaRule {

	private static final RuleId ID = new RuleId("schema.unwrap-item");

	private static final Set<String> NAMES = Set.of("item", "items", "element", "elements", "value", "values", "list",
			"array");

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
		if (!issue.wants(JsonKind.ARRAY) || !issue.value().isObject() || issue.value().size() != 1) {
			return List.of();
		}
		Map.Entry<String, JsonNode> only = issue.value().properties().iterator().next();
		String name = only.getKey();
		boolean wrapper = NAMES.contains(name.toLowerCase(Locale.ROOT)) || name.equals(issue.location().name());
		if (!only.getValue().isArray() || !wrapper
				|| issue.schema().declares(issue.location().item(0).property(name))) {
			return List.of();
		}
		return Proposal.of("Send " + issue.label() + " as an array, without an object around it.",
				new PatchOperation.Replace(issue.location(), only.getValue()));
	}

}
