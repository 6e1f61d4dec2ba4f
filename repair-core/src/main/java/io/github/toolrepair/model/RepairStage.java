package io.github.toolrepair.model;

import java.util.Locale;

/**
 * The stages of the pipeline, in the order in which a tool call passes them.
 */
public enum RepairStage {

	/** Name of the called tool. */
	NAME,

	/** Raw text to one JSON object. */
	ENVELOPE,

	/** The tool owner's own preparation of the arguments. */
	OWNER_HOOK,

	/** Configured selectors only. */
	PREPROCESS,

	/** Model-gated cleanup of values that already satisfy the schema. */
	CLEANUP,

	/** Validation without conversion of any kind. */
	VALIDATION,

	/** Rules that act at reported issues. */
	SCHEMA,

	/** Lossless scalar conversion. */
	CONVERSION,

	/** Outcome, repair notes and retry message. */
	FEEDBACK;

	private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

	/**
	 * Name of the stage in documentation, events and metrics, such as {@code owner-hook}.
	 */
	public String id() {
		return this.id;
	}

}
