package io.github.toolrepair.telemetry;

import java.util.Locale;

/**
 * What was done with a call once its outcome was known.
 */
public enum CallHandling {

	/** The tool gets the arguments of the result. */
	RUN,

	/** The tool does not run, the model is told why. */
	REJECT,

	/** The tool gets what the model sent although it is unrepairable. */
	PASSTHROUGH,

	/** Nothing: the outcome was computed and recorded, and the call went on as sent. */
	SHADOW;

	private final String id = name().toLowerCase(Locale.ROOT);

	/**
	 * Name of the handling in documentation, events and metrics.
	 */
	public String id() {
		return this.id;
	}

}
