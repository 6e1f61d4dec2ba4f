package io.github.toolrepair.model;

import java.util.Locale;

/**
 * Why a call is {@link RepairOutcome#UNREPAIRABLE}.
 */
public enum UnrepairableReason {

	/** The text holds no JSON that could be read in one way. */
	NOT_JSON,

	/** Nothing was sent for a tool that requires parameters. */
	NO_ARGUMENTS,

	/** The text is JSON, but not an object. */
	NOT_AN_OBJECT,

	/** The text holds several objects that differ, which are several calls. */
	SEVERAL_OBJECTS,

	/** The text is longer than {@link RepairLimits#maxInputBytes()}. */
	TOO_LARGE,

	/** Nested deeper than {@link RepairLimits#maxDepth()}. */
	TOO_DEEP,

	/** The provider reported that the output was cut by its length. */
	CUT_OFF,

	/** A number with too many digits or too large an exponent. */
	NUMBER_OUT_OF_RANGE,

	/** One name holds two different values. */
	DUPLICATE_NAME,

	/** A parameter and its alias, or two aliases, hold different values. */
	ALIAS_CONFLICT,

	/** Several readings are equally good. */
	AMBIGUOUS,

	/** More candidates than the limits allow, or more steps of validation. */
	TOO_COMPLEX,

	/** Read, but does not satisfy the schema. */
	INVALID;

	private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

	/**
	 * Name of the reason in documentation, events and metrics, such as
	 * {@code not-an-object}.
	 */
	public String id() {
		return this.id;
	}

}
