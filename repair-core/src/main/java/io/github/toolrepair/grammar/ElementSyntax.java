package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * How a call and its parameters are spelled as elements.
 */
interface ElementSyntax {

	/**
	 * Name of the tool from the start tag of a call; null if none stands here. The cursor
	 * stands behind the tag.
	 */
	@Nullable String takeCall(Cursor cursor);

	/**
	 * The start tag of a parameter; null if none stands here. The cursor stands behind
	 * the tag.
	 */
	@Nullable Parameter takeParameter(Cursor cursor);

	/** With what the start tag of a parameter begins. */
	String parameterOpener();

	String parameterCloser();

	String callCloser();

	/**
	 * What may follow a parameter or a call without belonging to its value: start tags of
	 * calls and end tags of wrappers.
	 */
	List<String> neighbours();

	/**
	 * Whether the template puts a line break on both sides of a value.
	 */
	boolean hasLayout();

	/**
	 * Start tag of a parameter.
	 *
	 * @param name name of the parameter
	 * @param wire what the tag says of the type
	 */
	record Parameter(String name, Wire wire) {

	}

	/**
	 * Type of a value as printed.
	 */
	enum Wire {

		/** Not said: the schema decides. */
		UNTYPED,

		/** Text, verbatim. */
		TEXT,

		/** JSON. */
		JSON

	}

}
