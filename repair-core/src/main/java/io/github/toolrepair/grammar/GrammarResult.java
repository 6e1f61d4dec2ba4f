package io.github.toolrepair.grammar;

import java.util.List;

/**
 * What became of a text.
 *
 * @param text what remains of it; at the end of a stream, what is still to be emitted
 * @param calls printed calls that become tool calls, in text order
 * @param observations everything that was seen, in text order
 * @param changed whether something was taken out of the text
 */
public record GrammarResult(String text, List<GrammarCall> calls, List<GrammarObservation> observations,
		boolean changed) {

	public GrammarResult {
		calls = List.copyOf(calls);
		observations = List.copyOf(observations);
	}

	/**
	 * The text as it was.
	 */
	static GrammarResult unchanged(String text) {
		return new GrammarResult(text, List.of(), List.of(), false);
	}

}
