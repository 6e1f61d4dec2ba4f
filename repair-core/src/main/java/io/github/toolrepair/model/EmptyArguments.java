package io.github.toolrepair.model;

import java.util.Locale;

/**
 * When a printed call without arguments becomes a tool call.
 */
public enum EmptyArguments {

	/** Never. */
	NEVER,

	/** If the tool declares no parameters, so that none can have been lost. */
	NOTHING_DECLARED,

	/** If the tool requires no parameters. */
	NOTHING_REQUIRED;

	private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

	/**
	 * Name of the choice as configuration spells it.
	 */
	public String id() {
		return this.id;
	}

}
