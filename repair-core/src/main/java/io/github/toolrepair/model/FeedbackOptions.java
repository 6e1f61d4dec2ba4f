package io.github.toolrepair.model;

/**
 * What the model is told.
 *
 * @param notes whether results of repaired calls carry repair notes
 * @param maxNotes most notes on one result
 * @param quoteInput whether a retry message quotes what the model sent, at most 300
 * characters
 * @param suggest whether a retry message for an ambiguous call lists its readings
 */
public record FeedbackOptions(boolean notes, int maxNotes, boolean quoteInput, boolean suggest) {

	public FeedbackOptions {
		if (maxNotes < 1) {
			throw new RepairConfigurationException("max-notes must be at least 1");
		}
	}

	/**
	 * Notes on, at most 5; no quotation; suggestions on.
	 */
	public static FeedbackOptions defaults() {
		return new FeedbackOptions(true, 5, false, true);
	}

}
