package io.github.toolrepair.preprocess;

import java.util.Set;

import io.github.toolrepair.model.RepairConfigurationException;

/**
 * A configured preprocessor is of a kind that does not exist.
 */
public final class UnknownPreprocessorException extends RepairConfigurationException {

	private static final long serialVersionUID = 1L;

	private final String kind;

	UnknownPreprocessorException(String kind, Set<String> known) {
		super("There is no preprocessor of kind '" + kind + "'; known kinds are " + String.join(", ", known));
		this.kind = kind;
	}

	/**
	 * The kind as configured.
	 */
	public String kind() {
		return this.kind;
	}

}
