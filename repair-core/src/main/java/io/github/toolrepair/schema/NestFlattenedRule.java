package io.github.toolrepair.schema;

import java.util.List;
import java.util.Set;

import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RuleId;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Puts the arguments into the one object parameter that the tool requires, where its
 * fields were sent at the top level: <code>{"customer":"a","items":[]}</code> becomes
 * <code>{"order":{"customer":"a","items":[]}}</code>.
 * <p>
 * Only if the parameter is missing and is the only required one, and if it declares each
 * name that was sent while the tool declares none of them. Whether the arguments as a
 * whole satisfy its schema is for validation to say.
 */
final class NestFlattenedRule implements SchemaRule {

	private static final RuleId ID = new RuleId("schema.nest-flattened");

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 40;
	}

	@Override
	public List<Proposal> propose(IssueContext issue) {
		JsonLocation parameter = issue.location();
		boolean only = issue.schema().required().equals(Set.of(parameter.name()));
		if (!issue.concerns("required") || parameter.segments().size() != 1 || !only || !isObject(issue, parameter)
				|| !isFlattened(issue, parameter)) {
			return List.of();
		}
		return Proposal.of("Send the fields of " + issue.label() + " inside it, not at the top level.",
				new PatchOperation.Replace(JsonLocation.root(),
						JsonNodeFactory.instance.objectNode().set(parameter.name(), issue.arguments().deepCopy())));
	}

	private static boolean isObject(IssueContext issue, JsonLocation parameter) {
		Set<JsonKind> kinds = issue.schema().kindsAt(parameter);
		return kinds.contains(JsonKind.OBJECT)
				&& kinds.stream().allMatch((kind) -> kind == JsonKind.OBJECT || kind == JsonKind.NULL);
	}

	private static boolean isFlattened(IssueContext issue, JsonLocation parameter) {
		Set<String> inside = issue.schema().declaredIn(parameter);
		Set<String> outside = issue.schema().declared();
		return issue.arguments().isObject() && !issue.arguments().isEmpty()
				&& issue.arguments()
					.propertyNames()
					.stream()
					.allMatch((name) -> inside.contains(name) && !outside.contains(name));
	}

}
