package io.github.toolrepair.model;

/**
 * A setting of the pipeline is wrong. The message names the setting and the fix; it never
 * holds anything that a model sent.
 */
public class RepairConfigurationException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	/**
	 * Exception with a message for the person who configures the application.
	 */
	public RepairConfigurationException(String message) {
		super(message);
	}

}
