package io.github.toolrepair.envelope;

import java.util.List;
import java.util.Locale;

import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RuleId;
import tools.jackson.databind.JsonNode;

/**
 * Reads JSON that was encoded once more as a JSON string: <code>"{\"path\":\"a\"}"</code>
 * becomes <code>{"path":"a"}</code>.
 * <p>
 * Two damaged variants count as well: all quotes escaped without a string around them,
 * and a string's quotes around JSON whose own quotes were not escaped. Up to three layers
 * are taken off.
 */
final class DecodeJsonStringRule implements EnvelopeRule {

	private static final RuleId ID = new RuleId("envelope.decode-json-string");

	private static final JsonTextReader STRINGS = new JsonTextReader(1);

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
		return "Send the arguments as JSON itself, not as a string that holds JSON.";
	}

	@Override
	public List<Reading> fromValue(JsonNode value, CallContext call) {
		String start = value.isString() ? value.stringValue().stripLeading() : "";
		boolean json = opensContainer(start) || start.startsWith("\"") || start.startsWith("```");
		return json ? List.of(new Reading.Text(value.stringValue())) : List.of();
	}

	@Override
	public List<Reading> fromText(String text, CallContext call) {
		String stripped = text.strip();
		if (opensContainer(stripped)) {
			return everyQuoteIsEscaped(stripped) ? unescape(stripped) : List.of();
		}
		if (stripped.length() > 2 && stripped.startsWith("\"") && stripped.endsWith("\"")) {
			String inner = stripped.substring(1, stripped.length() - 1);
			boolean plain = opensContainer(inner) && closesContainer(inner) && !everyQuoteIsEscaped(inner);
			return plain ? List.of(new Reading.Text(inner)) : List.of();
		}
		return List.of();
	}

	private static boolean opensContainer(String text) {
		String start = text.stripLeading();
		return start.startsWith("{") || start.startsWith("[");
	}

	private static boolean closesContainer(String text) {
		String end = text.stripTrailing();
		return end.endsWith("}") || end.endsWith("]");
	}

	private static boolean everyQuoteIsEscaped(String text) {
		boolean escaped = false;
		boolean any = false;
		for (int i = 0; i < text.length(); i++) {
			char character = text.charAt(i);
			if (character == '"') {
				if (!escaped) {
					return false;
				}
				any = true;
			}
			escaped = character == '\\' && !escaped;
		}
		return any;
	}

	/**
	 * The text as the content of a JSON string; raw control characters are what they are.
	 */
	private static List<Reading> unescape(String text) {
		StringBuilder string = new StringBuilder(text.length() + 16).append('"');
		for (int i = 0; i < text.length(); i++) {
			char character = text.charAt(i);
			if (character < ' ') {
				string.append(String.format(Locale.ROOT, "\\u%04x", (int) character));
			}
			else {
				string.append(character);
			}
		}
		return (STRINGS.read(string.append('"').toString()) instanceof JsonReading.Value decoded)
				? List.of(new Reading.Text(decoded.value().stringValue())) : List.of();
	}

}
