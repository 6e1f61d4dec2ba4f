package io.github.toolrepair.model;

/**
 * Whether results of the pipeline are used.
 */
public enum RepairMode {

	/** Results are used. */
	ENFORCE,

	/** Everything is computed and recorded, nothing changes. */
	SHADOW,

	/** Nothing is computed. */
	OFF

}
