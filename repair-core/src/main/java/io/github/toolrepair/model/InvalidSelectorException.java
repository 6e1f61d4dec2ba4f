package io.github.toolrepair.model;

/**
 * A configured selector can't be read.
 */
public final class InvalidSelectorException extends RepairConfigurationException {

	private static final long serialVersionUID = 1L;

	private final String selector;

	private final int position;

	InvalidSelectorException(String selector, int position, String problem) {
		super("Selector '" + selector + "' " + problem + " (position " + position
				+ "); a selector is a JSON Pointer such as /edits/*/path");
		this.selector = selector;
		this.position = position;
	}

	/**
	 * The selector as configured.
	 */
	public String selector() {
		return this.selector;
	}

	/**
	 * Index of the character that is wrong, from 0.
	 */
	public int position() {
		return this.position;
	}

}
