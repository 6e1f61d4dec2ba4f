package io.github.toolrepair.telemetry;

import java.util.Locale;

/**
 * What a call is to the refused calls of the same tool that came before it in the turn.
 */
public enum RetryKind {

	/** No call of the tool was refused just before, or that is not known. */
	NONE,

	/** It runs after one that was refused: the model understood the answer. */
	HEALED,

	/** It is refused as well, for other arguments. */
	FAILED,

	/** It is the same refused call once more. */
	IDENTICAL;

	private final String id = name().toLowerCase(Locale.ROOT);

	/**
	 * Name of the kind in documentation, events and metrics.
	 */
	public String id() {
		return this.id;
	}

}
