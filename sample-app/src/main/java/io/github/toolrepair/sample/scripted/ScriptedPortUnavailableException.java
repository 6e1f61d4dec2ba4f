package io.github.toolrepair.sample.scripted;

import java.net.BindException;

/**
 * The scripted model cannot have the port that it was told to listen on.
 */
public final class ScriptedPortUnavailableException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final int port;

	private final String reason;

	ScriptedPortUnavailableException(int port, BindException cause) {
		super("The scripted model cannot listen on port " + port, cause);
		this.port = port;
		this.reason = String.valueOf(cause.getMessage());
	}

	/**
	 * Gives the port.
	 */
	public int port() {
		return this.port;
	}

	/**
	 * Gives the operating system's reason, such as {@code Address already in use}.
	 */
	public String reason() {
		return this.reason;
	}

}
