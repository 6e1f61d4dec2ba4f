package io.github.toolrepair.spring.autoconfigure;

/**
 * A property holds a value that can't be used.
 */
final class InvalidRepairPropertyException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final String property;

	private final String value;

	private final String reason;

	private final String fix;

	/**
	 * Exception for the person who configures the application.
	 * @param property full name of the property
	 * @param value its value, or the part of it that is wrong
	 * @param reason sentence that says what is wrong
	 * @param fix sentence that says what to do
	 */
	InvalidRepairPropertyException(String property, String value, String reason, String fix) {
		super("Property " + property + " with value '" + value + "' can't be used: " + reason);
		this.property = property;
		this.value = value;
		this.reason = reason;
		this.fix = fix;
	}

	String property() {
		return this.property;
	}

	String value() {
		return this.value;
	}

	String reason() {
		return this.reason;
	}

	String fix() {
		return this.fix;
	}

}
