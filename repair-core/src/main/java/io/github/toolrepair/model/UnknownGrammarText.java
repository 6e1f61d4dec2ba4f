package io.github.toolrepair.model;

import java.util.Locale;

/**
 * What happens to a printed call whose tool was not offered.
 */
public enum UnknownGrammarText {

	/** It stays in the text. */
	PRESERVE,

	/** It is taken out of the text, as a call of an offered tool is. */
	STRIP;

	private final String id = name().toLowerCase(Locale.ROOT);

	/**
	 * Name of the choice as configuration spells it.
	 */
	public String id() {
		return this.id;
	}

}
