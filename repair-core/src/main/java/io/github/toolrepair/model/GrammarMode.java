package io.github.toolrepair.model;

import java.util.Locale;

/**
 * What happens to tool calls that a model printed as text.
 */
public enum GrammarMode {

	/** Text is not looked at. */
	OFF,

	/** Calls are reported and stay in the text. */
	OBSERVE,

	/** Calls of offered tools are taken out of the text and not run. */
	STRIP,

	/** Calls of offered tools are taken out of the text, and become tool calls. */
	RECOVER;

	private final String id = name().toLowerCase(Locale.ROOT);

	/**
	 * Name of the mode as configuration spells it.
	 */
	public String id() {
		return this.id;
	}

}
