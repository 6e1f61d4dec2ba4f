package io.github.toolrepair.model;

import java.util.Locale;

/**
 * How much the pipeline may do by itself.
 */
public enum RepairProfile {

	/** Exact repairs only; what a wider profile would do is observed. */
	CONSERVATIVE,

	/** Also repairs that are proven by the schema afterwards. */
	ADAPTIVE,

	/** The same as {@link #ADAPTIVE} so far. */
	RECOVER;

	private final String id = name().toLowerCase(Locale.ROOT);

	/**
	 * Name of the profile in properties, events and metrics.
	 */
	public String id() {
		return this.id;
	}

}
