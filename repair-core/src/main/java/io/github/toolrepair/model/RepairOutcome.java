package io.github.toolrepair.model;

import java.util.Locale;

/**
 * What became of one tool call.
 */
public enum RepairOutcome {

	/** Satisfied the schema as sent, or after nothing but lossless conversion. */
	VALID,

	/** Satisfies the schema after at least one repair. */
	REPAIRED,

	/** Can't be proven to mean one call; the tool must not run. */
	UNREPAIRABLE;

	private final String id = name().toLowerCase(Locale.ROOT);

	/**
	 * Name of the outcome in documentation, events and metrics.
	 */
	public String id() {
		return this.id;
	}

}
