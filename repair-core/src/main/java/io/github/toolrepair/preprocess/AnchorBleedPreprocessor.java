package io.github.toolrepair.preprocess;

import java.util.List;
import java.util.Locale;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Takes off the anchors of a regular expression that a model put around a plain value:
 * {@code ^src/main$} becomes {@code src/main}.
 * <p>
 * Only both together, and only around text that holds no other operator of regular
 * expressions. Never where a regular expression is wanted.
 */
final class AnchorBleedPreprocessor implements TextPreprocessor {

	private static final RuleId ID = new RuleId("preprocess.anchor-bleed");

	/** Without the full stop, which file names hold. */
	private static final String OPERATORS = "\\^$*+?()[]{}|";

	private static final List<String> NAMES = List.of("pattern", "regex");

	private static final List<String> DESCRIPTIONS = List.of("regex", "regular expression");

	private final Selector selector;

	AnchorBleedPreprocessor(Selector selector) {
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
		return "Send plain values without ^ and $ around them.";
	}

	@Override
	public boolean concerns(JsonLocation location, CallContext call) {
		return location.segments().stream().noneMatch((name) -> holdsAny(name, NAMES))
				&& call.shape().schemasAt(location).stream().noneMatch(AnchorBleedPreprocessor::wantsExpression);
	}

	private static boolean wantsExpression(JsonNode schema) {
		return schema.path("format").asString("").equals("regex")
				|| holdsAny(schema.path("description").asString(""), DESCRIPTIONS);
	}

	private static boolean holdsAny(String text, List<String> words) {
		String lower = text.toLowerCase(Locale.ROOT);
		return words.stream().anyMatch(lower::contains);
	}

	@Override
	public @Nullable String clean(String text) {
		boolean anchored = text.length() > 2 && text.charAt(0) == '^' && text.charAt(text.length() - 1) == '$';
		String plain = anchored ? text.substring(1, text.length() - 1) : "";
		boolean isPlain = !plain.isBlank() && plain.chars().noneMatch((character) -> OPERATORS.indexOf(character) >= 0);
		return isPlain ? plain : null;
	}

}
