package io.github.toolrepair.schema;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RuleId;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Puts a single value into the array that was wanted: <code>{"tags":"a"}</code> becomes
 * <code>{"tags":["a"]}</code>.
 * <p>
 * Not where the text may be a list itself: one that begins or ends like JSON or with a
 * quote, that begins like one of several points, or that holds a comma or a semicolon of
 * any script, a vertical bar, a tab or a line break. Not where the text stands for
 * nothing.
 */
final class WrapSingleValueRule implements SchemaRule {

	private static final RuleId ID = new RuleId("schema.wrap-single-value");

	private static final String SEPARATORS = ",;|\n\r\t\u060c\u061b\u3001\uff0c\uff1b\uff64";

	private static final Pattern POINT = Pattern.compile("(?:[-+*\u2022\u2013]|\\d{1,3}[.)])\\s");

	private static final Set<String> NOTHING = Set.of("", "null", "none", "undefined", "nil", "n/a");

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 30;
	}

	@Override
	public List<Proposal> propose(IssueContext issue) {
		JsonNode value = issue.value();
		if (!issue.wants(JsonKind.ARRAY) || value.isNull() || value.isArray() || !isOneValue(value)) {
			return List.of();
		}
		JsonNode wrapped = JsonNodeFactory.instance.arrayNode().add(value.deepCopy());
		return Proposal.of("Send " + issue.label() + " as an array, also for a single value.",
				new PatchOperation.Replace(issue.location(), wrapped));
	}

	private static boolean isOneValue(JsonNode value) {
		if (value.isObject()) {
			return !value.isEmpty();
		}
		if (!value.isString()) {
			return true;
		}
		String text = value.stringValue().strip();
		boolean damagedList = startsOrEndsWithAny(text, "[]{}()<>\"'")
				|| text.chars().anyMatch((character) -> SEPARATORS.indexOf(character) >= 0)
				|| POINT.matcher(text).lookingAt();
		return !damagedList && !NOTHING.contains(text.toLowerCase(Locale.ROOT));
	}

	private static boolean startsOrEndsWithAny(String text, String characters) {
		return !text.isEmpty()
				&& (characters.indexOf(text.charAt(0)) >= 0 || characters.indexOf(text.charAt(text.length() - 1)) >= 0);
	}

}
