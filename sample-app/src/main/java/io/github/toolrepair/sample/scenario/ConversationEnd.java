package io.github.toolrepair.sample.scenario;

import java.util.Locale;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * How a whole conversation came out for the user.
 */
public enum ConversationEnd {

	/**
	 * The tools ran what was meant, and the user got an answer.
	 */
	RIGHT,

	/**
	 * A tool ran with wrong or null values, or a part of what was meant was silently left
	 * out.
	 */
	WRONG_RUN,

	/**
	 * Nothing wrong ran, and the model gave up without what the user asked for.
	 */
	GIVEN_UP,

	/**
	 * An exception ended the conversation.
	 */
	EXCEPTION;

	/**
	 * Gives the end as text, in lower case with hyphens.
	 */
	@JsonValue
	public String id() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

}
