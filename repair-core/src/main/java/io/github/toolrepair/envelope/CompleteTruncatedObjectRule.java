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
 * bracket or the digits of a number, which may go on. A string that is still open is
 * closed only with {@link TruncationRepair#STRINGS}.
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
		if (open.mismatched() || open.depth() == 0 || open.depth() > call.policy().limits().maxDepth()) {
			return List.of();
		}
		if (open.inString()) {
			boolean closable = allowed == TruncationRepair.STRINGS && !open.inEscape();
			return closable ? List.of(new Reading.Text(text + '"' + open.closers())) : List.of();
		}
		return (!open.innermostIsEmpty() && endsWithWholeValue(text)) ? List.of(new Reading.Text(text + open.closers()))
				: List.of();
	}

	private static boolean endsWithWholeValue(String text) {
		char last = text.charAt(text.length() - 1);
		String stripped = text.stripTrailing();
		char lastOfToken = stripped.charAt(stripped.length() - 1);
		boolean goesOn = lastOfToken == ',' || lastOfToken == ':';
		boolean digits = (last >= '0' && last <= '9') || last == '.' || last == '-' || last == '+';
		return !goesOn && !digits;
	}

}
