package io.github.toolrepair.integration.wire;

/**
 * Why a model stopped.
 */
public enum Ending {

	/** It is done. */
	STOP,

	/** It wants its calls to be made. */
	CALLS,

	/** Its output was cut. */
	LENGTH

}
