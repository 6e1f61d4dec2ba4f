package io.github.toolrepair.preprocess;

import java.util.List;
import java.util.Map;

import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import org.jspecify.annotations.Nullable;

/**
 * Decodes HTML entities once, so that an encoded less-than sign is one again.
 * <p>
 * For models that encode what they send. Decoding lets text that came from outside add
 * operators; therefore it needs both a selector and a model gate. Text that holds
 * entities of entities is left alone, since how often it was encoded can't be told.
 */
final class HtmlEntitiesPreprocessor implements TextPreprocessor {

	private static final RuleId ID = new RuleId("preprocess.html-entities");

	private static final Map<String, String> NAMED = Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos",
			"'");

	/** From {@code &} to {@code ;}: seven digits and their marks. */
	private static final int LONGEST = 11;

	private final Selector selector;

	HtmlEntitiesPreprocessor(Selector selector) {
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
		return "Send text as it is, without HTML entities.";
	}

	@Override
	public @Nullable String clean(String text) {
		String decoded = decode(text);
		return (!decoded.equals(text) && decode(decoded).equals(decoded)) ? decoded : null;
	}

	private static String decode(String text) {
		StringBuilder decoded = new StringBuilder(text.length());
		int done = 0;
		for (int start = text.indexOf('&'); start >= 0; start = text.indexOf('&', start + 1)) {
			int end = text.substring(start, Math.min(text.length(), start + LONGEST)).indexOf(';');
			String character = (end > 1) ? character(text.substring(start + 1, start + end)) : null;
			if (character != null) {
				decoded.append(text, done, start).append(character);
				done = start + end + 1;
			}
		}
		return decoded.append(text, done, text.length()).toString();
	}

	private static @Nullable String character(String entity) {
		if (entity.charAt(0) != '#') {
			return NAMED.get(entity);
		}
		boolean hexadecimal = entity.startsWith("#x") || entity.startsWith("#X");
		String digits = entity.substring(hexadecimal ? 2 : 1);
		int radix = hexadecimal ? 16 : 10;
		boolean number = !digits.isEmpty()
				&& digits.chars().allMatch((digit) -> digit < 128 && Character.digit(digit, radix) >= 0);
		int codePoint = number ? Integer.parseInt(digits, radix) : -1;
		return isText(codePoint) ? Character.toString(codePoint) : null;
	}

	private static boolean isText(int codePoint) {
		boolean surrogate = codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
		boolean control = Character.isISOControl(codePoint) && "\t\n\r".indexOf(codePoint) < 0;
		return Character.isValidCodePoint(codePoint) && !surrogate && !control;
	}

}
