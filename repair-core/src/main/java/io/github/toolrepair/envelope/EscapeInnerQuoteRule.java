package io.github.toolrepair.envelope;

import java.util.List;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RuleId;

/**
 * Escapes double quotes inside a value, where none of them can end it:
 * <code>{"text":"a "b" c"}</code> becomes <code>{"text":"a \"b\" c"}</code>.
 *
 * @see InnerQuotes
 */
final class EscapeInnerQuoteRule implements EnvelopeRule {

	private static final RuleId ID = new RuleId("envelope.escape-inner-quote");

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 30;
	}

	@Override
	public boolean exact() {
		return false;
	}

	@Override
	public boolean nested() {
		return true;
	}

	@Override
	public String note() {
		return "Escape double quotes inside JSON strings.";
	}

	@Override
	public List<Reading> fromText(String text, CallContext call) {
		String escaped = new InnerQuotes(text).escaped();
		return (escaped != null) ? List.of(new Reading.Text(escaped)) : List.of();
	}

}
