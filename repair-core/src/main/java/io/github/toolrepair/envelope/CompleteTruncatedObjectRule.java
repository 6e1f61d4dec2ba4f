package io.github.toolrepair.envelope;

import java.util.List;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.TruncationRepair;

/**
 * Adds the closing brackets that are missing at the end: <code>{"a":[1,{"b":"x"</code>
 * becomes <code>{"a":[1,{"b":"x"}]}</code>. The brackets are those of the containers that
 * are still open.
 * <p>
 * Never when the provider said that the output was cut, by its length or by a filter, and
 * never where something else may be missing too: after a comma, a colon, an opening
 * bracket, a comment or the digits of a number, which may go on. A string that is still
 * open is closed only with {@link TruncationRepair#STRINGS}.
 */
final class CompleteTruncatedObjectRule implements EnvelopeRule {

	private static final RuleId ID = new RuleId("envelope.complete-truncated-object");

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 40;
	}

	@Override
	public boolean exact() {
		return false;
	}

	@Override
	public boolean nested() {
		return false;
	}

	@Override
	public String note() {
		return "Close every bracket of the arguments.";
	}

	@Override
	public List<Reading> fromText(String text, CallContext call) {
		TruncationRepair allowed = call.policy().truncation();
		if (allowed == TruncationRepair.OFF || !call.mayBeComplete() || !text.stripLeading().startsWith("{")) {
			return List.of();
		}
		OpenContainers open = OpenContainers.of(text);
		if (open.mismatched() || open.endsWithComment() || open.depth() == 0
				|| open.depth() > call.policy().limits().maxDepth()) {
			return List.of();
		}
		if (open.inString()) {
			String quote = (allowed == TruncationRepair.STRINGS) ? open.closingQuote() : null;
			return (quote != null) ? List.of(new Reading.Text(text + quote + open.closers())) : List.of();
		}
		boolean whole = open.last() != TextScanner.Kind.OPENER && endsWithWholeValue(text, open.last());
		return whole ? List.of(new Reading.Text(text + open.closers())) : List.of();
	}

	private static boolean endsWithWholeValue(String text, TextScanner.Kind last) {
		char end = text.charAt(text.length() - 1);
		boolean digits = Character.isDigit(end) || end == '.' || end == '-' || end == '+';
		return last != TextScanner.Kind.COMMA && last != TextScanner.Kind.COLON && !digits;
	}

}
