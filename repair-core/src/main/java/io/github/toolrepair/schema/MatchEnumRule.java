package io.github.toolrepair.schema;

import java.util.List;
import java.util.Locale;

import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RuleId;
import tools.jackson.databind.JsonNode;

/**
 * Spells an enum constant as the schema does: <code>{"unit":"celsius"}</code> becomes
 * <code>{"unit":"CELSIUS"}</code>.
 * <p>
 * Only if exactly one constant is the same but for case, hyphens, underscores and blanks
 * between words, and one pair of quotes around it. A hyphen that may be a sign, and what
 * parts two digits, counts: {@code -1} is not {@code 1}.
 */
final class MatchEnumRule implements SchemaRule {

	private static final RuleId ID = new RuleId("schema.match-enum");

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
		if (!issue.value().isString()) {
			return List.of();
		}
		String sent = normalize(unquote(issue.value().stringValue().strip()));
		List<JsonNode> matching = constants(issue).stream()
			.filter((constant) -> constant.isString() && normalize(constant.stringValue()).equals(sent))
			.distinct()
			.toList();
		if (sent.isEmpty() || matching.size() != 1) {
			return List.of();
		}
		return Proposal.of("Spell the value of " + issue.label() + " exactly as the schema lists it.",
				new PatchOperation.Replace(issue.location(), matching.get(0)));
	}

	private static List<JsonNode> constants(IssueContext issue) {
		if (issue.concerns("enum")) {
			return List.copyOf(issue.issue().schema().path("enum").values());
		}
		return issue.concerns("const") ? List.of(issue.issue().schema().path("const")) : List.of();
	}

	private static String unquote(String text) {
		boolean quoted = text.length() > 2 && "\"'`".indexOf(text.charAt(0)) >= 0
				&& text.charAt(0) == text.charAt(text.length() - 1);
		return quoted ? text.substring(1, text.length() - 1) : text;
	}

	private static String normalize(String text) {
		StringBuilder normalized = new StringBuilder(text.length());
		int at = 0;
		while (at < text.length()) {
			int end = at;
			while (end < text.length() && isSeparator(text.charAt(end))) {
				end++;
			}
			if (end == at || !parts(text, at, end)) {
				end = Math.max(end, at + 1);
				normalized.append(text, at, end);
			}
			at = end;
		}
		return normalized.toString().toLowerCase(Locale.ROOT);
	}

	private static boolean isSeparator(char character) {
		return character == '-' || character == '_' || Character.isWhitespace(character);
	}

	/**
	 * Whether what stands there parts two words.
	 */
	private static boolean parts(String text, int start, int end) {
		if (start == 0 || end == text.length()) {
			return false;
		}
		char before = text.charAt(start - 1);
		char behind = text.charAt(end);
		boolean words = Character.isLetterOrDigit(before) && Character.isLetterOrDigit(behind);
		return words && !(Character.isDigit(before) && Character.isDigit(behind));
	}

}
