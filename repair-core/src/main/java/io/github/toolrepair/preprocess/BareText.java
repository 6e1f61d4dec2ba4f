package io.github.toolrepair.preprocess;

import java.util.List;
import java.util.Locale;
import java.util.Set;

import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.model.CallContext;
import org.jspecify.annotations.Nullable;

/**
 * Text that was sent instead of arguments and is meant as it stands: no JSON, no damaged
 * JSON, no call in another notation, and not a word for nothing.
 */
final class BareText {

	private static final JsonTextReader READER = new JsonTextReader(1);

	/** First characters of JSON, quotations, fences and tags. */
	private static final String OPENERS = "{[\"'`<\u201c\u2018";

	private static final List<String> MARKERS = List.of("```", "<|", "<\uff5c", "</", "<tool", "<function",
			"<parameter", "<arg_", "[TOOL");

	private static final Set<String> NOTHING = Set.of("none", "null", "undefined", "nil", "nan", "n/a", "true",
			"false");

	private static final List<String> WRAPPERS = List.of("arguments", "args", "parameters", "params", "input");

	private BareText() {
	}

	/**
	 * The text; null if it is anything else. What a JSON string holds is taken as it is;
	 * line breaks around other text don't count, nor do blanks around a single line.
	 */
	static @Nullable String of(String raw, CallContext call) {
		JsonReading reading = READER.read(raw);
		String text = null;
		if (reading instanceof JsonReading.Value value) {
			text = value.value().isString() ? value.value().stringValue() : null;
		}
		else if (!JsonTextReader.isWellFormed(raw)) {
			text = trim(raw);
		}
		return (text != null && !looksLikeSomethingElse(text.strip(), call)) ? text : null;
	}

	private static String trim(String raw) {
		String stripped = raw.strip();
		if (stripped.indexOf('\n') < 0) {
			return stripped;
		}
		int start = 0;
		while (raw.charAt(start) == '\n' || raw.charAt(start) == '\r') {
			start++;
		}
		return raw.substring(start).stripTrailing();
	}

	private static boolean looksLikeSomethingElse(String text, CallContext call) {
		return text.isEmpty() || OPENERS.indexOf(text.charAt(0)) >= 0 || NOTHING.contains(text.toLowerCase(Locale.ROOT))
				|| MARKERS.stream().anyMatch(text::contains) || holdsProperty(text) || beginsWithName(text, call);
	}

	/**
	 * Whether an object begins somewhere, or a quoted name with its colon stands
	 * somewhere.
	 */
	private static boolean holdsProperty(String text) {
		int before = -1;
		for (int i = 0; i < text.length(); i++) {
			char character = text.charAt(i);
			if (Character.isWhitespace(character)) {
				continue;
			}
			char previous = (before >= 0) ? text.charAt(before) : ' ';
			boolean shell = before > 0 && text.charAt(before - 1) == '$';
			if ((previous == '"' && character == ':') || (previous == '{' && !shell && beginsObject(text, i))) {
				return true;
			}
			before = i;
		}
		return false;
	}

	private static boolean beginsObject(String text, int index) {
		if ("\"'}".indexOf(text.charAt(index)) >= 0) {
			return true;
		}
		int end = index;
		while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
			end++;
		}
		return end > index && text.startsWith(":", end);
	}

	/**
	 * Whether the text begins like {@code name: value}, {@code name=value} or
	 * {@code name(value)} with the name of the tool, of a parameter or of what wraps
	 * arguments.
	 */
	private static boolean beginsWithName(String text, CallContext call) {
		int start = 0;
		while (start < text.length() && "-*_# ".indexOf(text.charAt(start)) >= 0) {
			start++;
		}
		return beginsWith(text, start, call.contract().name()) || beginsWithAny(text, start, call.shape().declared())
				|| beginsWithAny(text, start, WRAPPERS);
	}

	private static boolean beginsWithAny(String text, int start, Iterable<String> names) {
		for (String name : names) {
			if (beginsWith(text, start, name)) {
				return true;
			}
		}
		return false;
	}

	private static boolean beginsWith(String text, int start, String name) {
		if (!text.regionMatches(true, start, name, 0, name.length())) {
			return false;
		}
		String rest = text.substring(start + name.length()).stripLeading();
		return rest.isEmpty() || ":=({*".indexOf(rest.charAt(0)) >= 0;
	}

}
