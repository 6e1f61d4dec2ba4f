package io.github.toolrepair.spring.contract;

/**
 * What happens to findings about the contracts of tools at start-up.
 */
public enum ContractCheckMode {

	/** They are logged as one warning. */
	WARN,

	/** They stop the start. */
	FAIL,

	/** Nobody looks for them. */
	OFF

}
