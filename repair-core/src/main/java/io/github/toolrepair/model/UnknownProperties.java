package io.github.toolrepair.model;

import java.util.Locale;

/**
 * What happens to a property that a closed schema does not declare. One that holds null,
 * and a comment of the model, is left out in any case.
 */
public enum UnknownProperties {

	/** The call is refused: a scope or a dry run must not be ignored. */
	REJECT,

	/** The property is left out. */
	DROP,

	/** The property is handed to the tool. */
	PRESERVE;

	private final String id = name().toLowerCase(Locale.ROOT);

	/**
	 * Name of the choice in properties.
	 */
	public String id() {
		return this.id;
	}

}
