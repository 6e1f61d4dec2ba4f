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
	private String blanks = "";

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
		int end = decided.length();
		if (this.findings.isChanged() || (!this.begun && Blanks.endOfContent(decided) == 0)) {
			end = Blanks.endOfContent(decided);
		}
		this.blanks = decided.substring(end);
		decided.setLength(end);
		return release(decided);
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
		if (this.findings.isChanged()) {
			rest.setLength(Blanks.endOfContent(rest));
		}
		this.blanks = "";
		return this.findings.finish(release(rest), reason, toolCallsPresent);
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
		String held = this.blanks + this.buffer;
		this.blanks = "";
		this.buffer.setLength(0);
		return held;
	}

	private StringBuilder takeDecided(GrammarScanner from) {
		StringBuilder decided = new StringBuilder(this.blanks);
		from.appendDecided(decided);
		int length = from.decided();
		from.removed();
		this.buffer.delete(0, length);
		return decided;
	}

	private String release(StringBuilder text) {
		int start = 0;
		if (!this.begun && this.findings.isChanged()) {
			start = Blanks.startOfContent(text, text.length());
		}
		this.begun |= start < text.length();
		return text.substring(start);
	}

}
