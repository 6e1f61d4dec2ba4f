package io.github.toolrepair.envelope;

import java.util.List;
import java.util.Map;

import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.RuleId;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.json.JsonReadFeature;

/**
 * Reads what JavaScript, Python and people write instead of JSON: single or typographic
 * quotes, bare names, trailing commas, comments, {@code True}, {@code False} and
 * {@code None}, and escapes written out between tokens.
 * <p>
 * Jackson reads most of it; what it has no feature for is rewritten first, and so are
 * single quotes, since Jackson's feature for them takes the backslash off an apostrophe
 * in any string. Text inside quotes stays as it is.
 */
final class LenientSyntaxRule implements EnvelopeRule {

	private static final RuleId ID = new RuleId("envelope.lenient-syntax");

	private static final Map<String, String> PYTHON_LITERALS = Map.of("True", "true", "False", "false", "None", "null");

	private static final JsonTextReader READER = new JsonTextReader(RepairLimits.DEEPEST_NESTING,
			JsonReadFeature.ALLOW_JAVA_COMMENTS, JsonReadFeature.ALLOW_YAML_COMMENTS,
			JsonReadFeature.ALLOW_TRAILING_COMMA, JsonReadFeature.ALLOW_UNQUOTED_PROPERTY_NAMES);

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 10;
	}

	@Override
	public boolean exact() {
		return true;
	}

	@Override
	public boolean nested() {
		return true;
	}

	@Override
	public String note() {
		return "Send strict JSON: double quotes, no comments, no trailing commas, true, false and null in lower case.";
	}

	@Override
	public List<Reading> fromText(String text, CallContext call) {
		String rewritten = rewrite(text);
		return (rewritten != null && READER.read(rewritten) instanceof JsonReading.Value read)
				? List.of(new Reading.Value(read.value())) : List.of();
	}

	/**
	 * The text as far as Jackson can read it; null if a string of it may be understood in
	 * two ways, or if a comment beside the value may be a second value.
	 */
	private static @Nullable String rewrite(String text) {
		StringBuilder rewritten = new StringBuilder(text.length() + 16);
		TextScanner scanner = new TextScanner(text, 0);
		int depth = 0;
		while (scanner.next()) {
			String token = text.substring(scanner.start(), scanner.end());
			if (scanner.isSideBySide()) {
				return null;
			}
			switch (scanner.kind()) {
				case COMMENT -> {
					if (isRestOfString(token) || (depth == 0 && token.indexOf('{') >= 0)) {
						return null;
					}
					rewritten.append(token);
				}
				case ESCAPE -> rewritten.append(' ');
				case BLANK -> rewritten.append(token.contains("\n") ? '\n' : ' ');
				case WORD -> rewritten.append(PYTHON_LITERALS.getOrDefault(token, token));
				case STRING -> {
					QuotedText quoted = new QuotedText(token);
					if (quoted.isDoubtful()) {
						return null;
					}
					quoted.appendTo(rewritten);
				}
				case OPENER -> {
					depth++;
					rewritten.append(token);
				}
				case CLOSER -> {
					depth--;
					rewritten.append(token);
				}
				default -> rewritten.append(token);
			}
		}
		return rewritten.toString();
	}

	/**
	 * Whether what looks like a comment may be the end of a string in which a quote
	 * stands unescaped: its quotes do not come in pairs.
	 */
	private static boolean isRestOfString(String comment) {
		return comment.chars().filter((character) -> character == '"').count() % 2 != 0;
	}

}
