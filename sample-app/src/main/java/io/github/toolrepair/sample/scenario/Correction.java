package io.github.toolrepair.sample.scenario;

import java.util.List;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * What the model does when it learns what was wrong with its call.
 *
 * @param needs texts that an answer must hold for the model to know enough; a need such
 * as {@code a | b} is met by either text
 * @param calls the calls of its next message
 * @param text what it tells the user instead, if the right thing is to make no call
 */
public record Correction(List<String> needs, List<ScriptedCall> calls, @Nullable String text) {

	private static final String EITHER = " \\| ";

	public Correction {
		needs = List.copyOf(needs);
		calls = List.copyOf(calls);
		if (needs.isEmpty()) {
			throw new IllegalArgumentException("A correction needs at least one text to go by");
		}
		if (calls.isEmpty() == (text == null)) {
			throw new IllegalArgumentException("A correction consists either of calls or of a text");
		}
	}

	/**
	 * Whether the answer tells the model all that it needs.
	 */
	public boolean isPossibleAfter(String answer) {
		return this.needs.stream().allMatch((need) -> Stream.of(need.split(EITHER)).anyMatch(answer::contains));
	}

}
