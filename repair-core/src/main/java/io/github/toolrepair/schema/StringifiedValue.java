package io.github.toolrepair.schema;

import java.util.List;

import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.PatchOperation;
import tools.jackson.databind.JsonNode;

/**
 * JSON of one kind that was sent as text.
 */
final class StringifiedValue {

	private StringifiedValue() {
	}

	/**
	 * Proposals to put what the text holds in its place, where a value of the kind is
	 * wanted and a text was sent. An object is also read where an array of objects is
	 * wanted, to be put into one by a later pass.
	 */
	static List<Proposal> parse(IssueContext issue, JsonKind kind) {
		if (!issue.value().isString() || !(issue.wants(kind) || isItem(issue, kind))) {
			return List.of();
		}
		String note = "Send " + issue.label() + " as JSON, not as text that holds JSON.";
		return issue.texts()
			.read(issue.value().stringValue())
			.stream()
			.filter((read) -> JsonKind.of(read) == kind)
			.map((read) -> replacement(issue, read, note))
			.toList();
	}

	private static boolean isItem(IssueContext issue, JsonKind kind) {
		return kind == JsonKind.OBJECT && issue.wants(JsonKind.ARRAY)
				&& issue.schema().kindsAt(issue.location().item(0)).contains(kind);
	}

	private static Proposal replacement(IssueContext issue, JsonNode read, String note) {
		return new Proposal(List.of(new PatchOperation.Replace(issue.location(), read)), note);
	}

}
