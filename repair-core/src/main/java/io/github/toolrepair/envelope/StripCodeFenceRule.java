package io.github.toolrepair.envelope;

import java.util.List;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RuleId;

/**
 * Takes the arguments out of the one fenced block that is the whole text.
 * <p>
 * The fence may be of backticks or tildes and may name a language. Text with anything
 * around the block is left to {@code envelope.extract-object}.
 */
final class StripCodeFenceRule implements EnvelopeRule {

	private static final RuleId ID = new RuleId("envelope.strip-code-fence");

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
		return "Send the arguments without a code fence.";
	}

	@Override
	public List<Reading> fromText(String text, CallContext call) {
		String block = text.strip();
		char mark = block.isEmpty() ? ' ' : block.charAt(0);
		int fence = runLength(block, mark);
		if ((mark != '`' && mark != '~') || block.length() < 2 * fence || !block.endsWith(block.substring(0, fence))) {
			return List.of();
		}
		String content = withoutLanguage(block.substring(fence, block.length() - fence));
		return content.isBlank() ? List.of() : List.of(new Reading.Text(content.strip()));
	}

	/**
	 * The block without the name of a language, which a line break or an opening bracket
	 * ends.
	 */
	private static String withoutLanguage(String block) {
		int end = 0;
		while (end < block.length() && isPartOfLanguage(block.charAt(end))) {
			end++;
		}
		int next = end;
		while (next < block.length() && (block.charAt(next) == ' ' || block.charAt(next) == '\t')) {
			next++;
		}
		boolean named = next < block.length() && "\r\n{[\"".indexOf(block.charAt(next)) >= 0;
		return named ? block.substring(next) : block;
	}

	private static int runLength(String text, char mark) {
		int length = 0;
		while (length < text.length() && text.charAt(length) == mark) {
			length++;
		}
		return length;
	}

	private static boolean isPartOfLanguage(char character) {
		return Character.isLetterOrDigit(character) || character == '-' || character == '_' || character == '+';
	}

}
