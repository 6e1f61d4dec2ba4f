package io.github.toolrepair.schema;

import java.util.regex.Pattern;

import com.networknt.schema.regex.RegularExpression;
import com.networknt.schema.regex.RegularExpressions;

/**
 * Regular expression of a schema that reads each character of a text only so many times
 * on average: one that tries every way to split a text, such as {@code (a+)+b}, would
 * never end.
 */
final class CountedPattern implements RegularExpression {

	/** Enough for what a short text may need. */
	private static final int LEAST_READS = 1_000_000;

	private static final int READS_OF_A_CHARACTER = 100;

	private final Pattern pattern;

	/**
	 * Pattern for the expression in the dialect of JSON Schema.
	 * @throws java.util.regex.PatternSyntaxException if it is none
	 */
	CountedPattern(String expression) {
		this.pattern = Pattern.compile(RegularExpressions
			.replaceLongformCharacterProperties(RegularExpressions.replaceDollarAnchors(expression)));
	}

	/**
	 * Whether the expression matches somewhere in the text.
	 * @throws ValidationLimitException if that takes too many steps to tell
	 */
	@Override
	public boolean matches(String text) {
		long reads = LEAST_READS + (long) READS_OF_A_CHARACTER * text.length();
		try {
			return this.pattern.matcher(new CountedText(text, reads)).find();
		}
		catch (StackOverflowError ex) {
			// Each repetition of a group with alternatives nests one call deeper.
			throw new ValidationLimitException(ex);
		}
	}

	/**
	 * Text that counts how often a character is read.
	 */
	private static final class CountedText implements CharSequence {

		private final CharSequence text;

		private long left;

		CountedText(CharSequence text, long most) {
			this.text = text;
			this.left = most;
		}

		@Override
		public char charAt(int index) {
			if (--this.left < 0) {
				throw new ValidationLimitException(null);
			}
			return this.text.charAt(index);
		}

		@Override
		public int length() {
			return this.text.length();
		}

		@Override
		public CharSequence subSequence(int start, int end) {
			return this.text.subSequence(start, end);
		}

		@Override
		public String toString() {
			return this.text.toString();
		}

	}

}
