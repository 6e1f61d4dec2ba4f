package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Text of one assistant message that arrives in chunks. What can't be part of a printed
 * call is released at once. For one message and one thread at a time.
 */
public final class GrammarStream {

	GrammarStream() {
	}

	/**
	 * Takes the next chunk.
	 * @return text that can be emitted now; may be empty
	 */
	public String accept(String chunk) {
		return chunk;
	}

	/**
	 * Ends the message.
	 * @param finishReason why the model stopped, as the provider reports it
	 * @param toolCallsPresent whether the message holds tool calls
	 * @return the text that is still to be emitted, and what was found in the whole
	 * message
	 */
	public GrammarResult finish(@Nullable String finishReason, boolean toolCallsPresent) {
		return new GrammarResult("", List.of(), List.of(), false);
	}

	/**
	 * Number of characters that are held back.
	 */
	public int held() {
		return 0;
	}

	/**
	 * Gives up, for a stream that broke off: everything that is held back, as it came.
	 */
	public String flush() {
		return "";
	}

}
