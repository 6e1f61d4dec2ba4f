package io.github.toolrepair.telemetry;

import java.util.Locale;

/**
 * What was done about grammar text in a message.
 */
public enum LeakAction {

	/** It was seen and left where it is. */
	OBSERVED,

	/** It was taken out of the message. */
	STRIPPED,

	/** It was taken out of the message and became a tool call. */
	PROMOTED;

	private final String id = name().toLowerCase(Locale.ROOT);

	/**
	 * Name of the action in documentation, events and metrics.
	 */
	public String id() {
		return this.id;
	}

}
