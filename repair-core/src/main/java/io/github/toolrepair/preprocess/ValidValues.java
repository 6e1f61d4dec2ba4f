package io.github.toolrepair.preprocess;

/**
 * What a preprocessor may do with a value that the schema accepts as it was sent.
 */
enum ValidValues {

	/** Change it, whatever comes out: later stages may finish the repair. */
	MAY_CHANGE,

	/** Change it into another one that the schema accepts. */
	STAY_VALID,

	/** Nothing. */
	STAY

}
