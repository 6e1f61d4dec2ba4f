package io.github.toolrepair.grammar;

import io.github.toolrepair.model.FinishReason;
import org.jspecify.annotations.Nullable;

/**
 * Text of one assistant message that arrives in chunks. What can't be part of a printed
 * call is released at once. For one message and one thread at a time.
 */
public final class GrammarStream {

	private final StringBuilder buffer;

	private final Findings findings;

	private final @Nullable GrammarScanner scanner;

	/** Blanks that belong to the text only if more of it follows. */
	private final StringBuilder blanks = new StringBuilder();

	private boolean begun;

	GrammarStream(StringBuilder buffer, Findings findings, @Nullable GrammarScanner scanner) {
		this.buffer = buffer;
		this.findings = findings;
		this.scanner = scanner;
	}

	/**
	 * Takes the next chunk.
	 * @return text that can be emitted now; may be empty
	 */
	public String accept(String chunk) {
		if (this.scanner == null) {
			return chunk;
		}
		this.buffer.append(chunk);
		this.scanner.advance();
		StringBuilder decided = takeDecided(this.scanner);
		int content = Blanks.endOfContent(decided);
		if (content == 0 && (this.findings.isChanged() || !this.begun)) {
			this.blanks.append(decided);
			return "";
		}
		int end = this.findings.isChanged() ? content : decided.length();
		String released = release(decided, end);
		this.blanks.append(decided, end, decided.length());
		return released;
	}

	/**
	 * Ends the message.
	 * @param finishReason why the model stopped, as the provider reports it
	 * @param toolCallsPresent whether the message holds tool calls
	 * @return the text that is still to be emitted, and what was found in the whole
	 * message
	 */
	public GrammarResult finish(@Nullable String finishReason, boolean toolCallsPresent) {
		FinishReason reason = FinishReason.of(finishReason);
		if (this.scanner == null) {
			return this.findings.finish("", reason, toolCallsPresent);
		}
		this.scanner.end(reason == FinishReason.STOP);
		StringBuilder rest = takeDecided(this.scanner);
		int content = Blanks.endOfContent(rest);
		if (this.findings.isChanged() && content == 0) {
			this.blanks.setLength(0);
		}
		String released = release(rest, this.findings.isChanged() ? content : rest.length());
		return this.findings.finish(released, reason, toolCallsPresent);
	}

	/**
	 * Number of characters that are held back.
	 */
	public int held() {
		return this.buffer.length() + this.blanks.length();
	}

	/**
	 * Gives up, for a stream that broke off: everything that is held back, as it came.
	 */
	public String flush() {
		String held = this.blanks.toString() + this.buffer;
		this.blanks.setLength(0);
		this.buffer.setLength(0);
		return held;
	}

	private StringBuilder takeDecided(GrammarScanner from) {
		StringBuilder decided = new StringBuilder();
		from.appendDecided(decided);
		int length = from.decided();
		from.removed();
		this.buffer.delete(0, length);
		return decided;
	}

	/**
	 * Releases the text up to the index, with the blanks that were held back before it.
	 */
	private String release(StringBuilder text, int end) {
		this.blanks.append(text, 0, end);
		boolean trims = !this.begun && this.findings.isChanged();
		int start = trims ? Blanks.startOfContent(this.blanks, this.blanks.length()) : 0;
		String released = this.blanks.substring(start);
		this.blanks.setLength(0);
		this.begun |= !released.isEmpty();
		return released;
	}

}
