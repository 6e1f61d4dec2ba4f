package io.github.toolrepair.integration.wire;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * What a model answers to one request.
 *
 * @param text its text; may be empty
 * @param calls its tool calls
 * @param ending why it stopped
 * @param signature signature of its thoughts; null if it did not think
 */
public record Turn(String text, List<ScriptedCall> calls, Ending ending, @Nullable String signature) {

	private static final int PIECE_LENGTH = 7;

	public Turn {
		calls = List.copyOf(calls);
	}

	/**
	 * The text as a stream brings it: in pieces that cut everything anywhere. None if
	 * there is no text.
	 */
	List<String> pieces() {
		List<String> pieces = new ArrayList<>();
		for (int start = 0; start < this.text.length(); start += PIECE_LENGTH) {
			pieces.add(this.text.substring(start, Math.min(start + PIECE_LENGTH, this.text.length())));
		}
		return pieces;
	}

	public static Turn says(String text) {
		return new Turn(text, List.of(), Ending.STOP, null);
	}

	public static Turn calls(ScriptedCall... calls) {
		return new Turn("", List.of(calls), Ending.CALLS, null);
	}

	/**
	 * Calls after thoughts; only for the providers that sign them.
	 */
	public static Turn thinks(String signature, ScriptedCall... calls) {
		return new Turn("", List.of(calls), Ending.CALLS, signature);
	}

}
