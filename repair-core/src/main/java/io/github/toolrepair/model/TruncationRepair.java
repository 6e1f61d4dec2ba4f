package io.github.toolrepair.model;

/**
 * What may be done for text whose end is missing.
 */
public enum TruncationRepair {

	/** Nothing. */
	OFF,

	/** Lost closing brackets may be added. */
	VALIDATED,

	/** A string that is still open may be closed as well. */
	STRINGS

}
