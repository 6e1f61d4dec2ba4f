package io.github.toolrepair.schema;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.regex.Pattern;

import com.networknt.schema.regex.RegularExpression;
import com.networknt.schema.regex.RegularExpressions;

/**
 * Regular expression of a schema that reads each character of a text only so many times
 * on average: one that tries every way to split a text, such as {@code (a+)+b}, would
 * never end.
 * <p>
 * Each repetition of a group with alternatives nests one call deeper. What does not fit
 * on the caller's stack is matched once more on one of its own, so that the answer does
 * not depend on who asks; that is enough for some 50,000 characters.
 */
final class CountedPattern implements RegularExpression {

	/** Enough for what a short text may need. */
	private static final int LEAST_READS = 1_000_000;

	private static final int READS_OF_A_CHARACTER = 100;

	/** In bytes. */
	private static final long STACK_SIZE = 64L << 20;

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
		try {
			return find(text);
		}
		catch (StackOverflowError ex) {
			return findOnLargeStack(text);
		}
	}

	private boolean find(String text) {
		long reads = LEAST_READS + (long) READS_OF_A_CHARACTER * text.length();
		return this.pattern.matcher(new CountedText(text, reads)).find();
	}

	private boolean findOnLargeStack(String text) {
		FutureTask<Boolean> task = new FutureTask<>(() -> find(text));
		Thread thread = new Thread(null, task, "repair-pattern", STACK_SIZE);
		thread.setDaemon(true);
		thread.start();
		boolean interrupted = false;
		try {
			while (true) {
				try {
					return task.get();
				}
				catch (InterruptedException ex) {
					// The work is bounded, and its result must not depend on it.
					interrupted = true;
				}
			}
		}
		catch (ExecutionException ex) {
			throw new ValidationLimitException(ex.getCause());
		}
		finally {
			if (interrupted) {
				Thread.currentThread().interrupt();
			}
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
