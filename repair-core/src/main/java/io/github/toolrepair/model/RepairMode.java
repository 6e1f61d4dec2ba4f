package io.github.toolrepair.model;

import java.util.Locale;

/**
 * Whether results of the pipeline are used.
 */
public enum RepairMode {

	/** Results are used. */
	ENFORCE,

	/** Everything is computed and recorded, nothing changes. */
	SHADOW,

	/** Nothing is computed. */
	OFF;

	private final String id = name().toLowerCase(Locale.ROOT);

	/**
	 * Name of the mode in properties, events and metrics.
	 */
	public String id() {
		return this.id;
	}

}
