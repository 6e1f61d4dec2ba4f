package io.github.toolrepair.preprocess;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import org.jspecify.annotations.Nullable;

/**
 * Cuts control tokens that a model's own tool call grammar left at the end or the start
 * of a value: {@code a.txt<|call|>} becomes {@code a.txt}.
 * <p>
 * A tag whose counterpart stands in the value too belongs to the value. One line break
 * beside a token is part of the grammar and goes with it.
 */
final class GrammarTokensPreprocessor implements TextPreprocessor {

	private static final RuleId ID = new RuleId("preprocess.grammar-tokens");

	private static final char WIDE_BAR = '\uff5c';

	/** With the character that tokenizers write for a blank. */
	private static final String IN_NAMES = "_-/\u2581";

	/** Tags of leaked tool calls that stand around one value. */
	private static final Set<String> TAGS = Set.of("parameter", "arg_value", "invoke", "function", "function_call",
			"function_calls", "tool_call", "tool_calls", "tool_use", "seed:tool_call", "\uff5cDSML\uff5cparameter",
			"\uff5cDSML\uff5cinvoke", "\uff5cDSML\uff5ctool_calls");

	/** Longest token, in characters. */
	private static final int LONGEST = 80;

	private final Selector selector;

	GrammarTokensPreprocessor(Selector selector) {
		this.selector = selector;
	}

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public boolean gated() {
		return true;
	}

	@Override
	public List<Selector> selectors() {
		return List.of(this.selector);
	}

	@Override
	public String note() {
		return "Send values without control tokens around them.";
	}

	@Override
	public @Nullable String clean(String text) {
		Map<String, Boolean> held = new HashMap<>();
		int end = text.length();
		for (int token = tokenAtEnd(text, end, held); token >= 0; token = tokenAtEnd(text, end, held)) {
			end = beforeLineBreak(text, token);
		}
		int start = 0;
		for (int token = tokenAtStart(text, start, end, held); token >= 0; token = tokenAtStart(text, start, end,
				held)) {
			start = behindLineBreak(text, token);
		}
		boolean cut = start > 0 || end < text.length();
		return (cut && start < end && !text.substring(start, end).isBlank()) ? text.substring(start, end) : null;
	}

	private static int beforeLineBreak(String text, int index) {
		if (index == 0 || text.charAt(index - 1) != '\n') {
			return index;
		}
		return (index > 1 && text.charAt(index - 2) == '\r') ? index - 2 : index - 1;
	}

	private static int behindLineBreak(String text, int index) {
		int feed = text.startsWith("\r", index) ? index + 1 : index;
		return text.startsWith("\n", feed) ? feed + 1 : index;
	}

	/**
	 * Index of the token that ends at the given one, blanks aside; -1 if there is none.
	 */
	private static int tokenAtEnd(String text, int end, Map<String, Boolean> held) {
		int last = end - 1;
		while (last >= 0 && Character.isWhitespace(text.charAt(last))) {
			last--;
		}
		if (last < 0 || text.charAt(last) != '>') {
			return -1;
		}
		int open = text.lastIndexOf('<', last);
		if (open < 0 || last - open > LONGEST) {
			return -1;
		}
		String token = text.substring(open + 1, last);
		return (isControl(token) || closes(token, text, held)) ? open : -1;
	}

	/**
	 * Index behind the token that begins at the given one, blanks aside; -1 if there is
	 * none.
	 */
	private static int tokenAtStart(String text, int start, int end, Map<String, Boolean> held) {
		int first = start;
		while (first < end && Character.isWhitespace(text.charAt(first))) {
			first++;
		}
		if (first == end || text.charAt(first) != '<') {
			return -1;
		}
		int close = text.substring(first, Math.min(end, first + LONGEST)).indexOf('>');
		if (close < 0) {
			return -1;
		}
		String token = text.substring(first + 1, first + close);
		return (isControl(token) || opens(token, text, held)) ? first + close + 1 : -1;
	}

	/**
	 * Whether the token is a name with a bar of either width before it, behind it or
	 * both.
	 */
	private static boolean isControl(String token) {
		int start = (!token.isEmpty() && isBar(token.charAt(0))) ? 1 : 0;
		int end = token.length() - ((token.length() > start && isBar(token.charAt(token.length() - 1))) ? 1 : 0);
		boolean barred = start > 0 || end < token.length();
		return barred && start < end
				&& token.substring(start, end)
					.chars()
					.allMatch((character) -> Character.isLetterOrDigit(character) || IN_NAMES.indexOf(character) >= 0);
	}

	private static boolean isBar(char character) {
		return character == '|' || character == WIDE_BAR;
	}

	private static boolean closes(String token, String text, Map<String, Boolean> held) {
		String name = token.startsWith("/") ? token.substring(1) : "";
		return TAGS.contains(name) && !held.computeIfAbsent(name, (tag) -> holdsOpening(tag, text));
	}

	private static boolean opens(String token, String text, Map<String, Boolean> held) {
		String name = token.substring(0, endOfName(token));
		return TAGS.contains(name) && !held.computeIfAbsent("/" + name, (tag) -> text.contains("<" + tag + ">"));
	}

	private static boolean holdsOpening(String tag, String text) {
		return text.contains("<" + tag + ">") || text.contains("<" + tag + "=") || text.contains("<" + tag + " ");
	}

	private static int endOfName(String token) {
		for (int i = 0; i < token.length(); i++) {
			if (token.charAt(i) == '=' || token.charAt(i) == ' ') {
				return i;
			}
		}
		return token.length();
	}

}
