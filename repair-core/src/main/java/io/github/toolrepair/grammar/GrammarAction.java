package io.github.toolrepair.grammar;

import java.util.Locale;

/**
 * What was done with a printed call.
 */
public enum GrammarAction {

	/** Reported only, since the mode says so. */
	OBSERVED,

	/** Taken out of the text. */
	STRIPPED,

	/** Taken out of the text, and became a tool call. */
	PROMOTED,

	/** Left in the text. */
	REFUSED;

	private final String id = name().toLowerCase(Locale.ROOT);

	/**
	 * Name of the action for logs and metrics.
	 */
	public String id() {
		return this.id;
	}

}
