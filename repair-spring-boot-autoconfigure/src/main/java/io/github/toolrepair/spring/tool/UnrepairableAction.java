package io.github.toolrepair.spring.tool;

/**
 * What happens to a call whose arguments are unrepairable.
 */
public enum UnrepairableAction {

	/** The tool does not run, the model gets an answer that tells how to call it. */
	REJECT,

	/** The tool gets what the model sent, as without repair. */
	PASSTHROUGH

}
