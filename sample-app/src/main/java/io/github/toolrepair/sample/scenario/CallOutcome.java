package io.github.toolrepair.sample.scenario;

import java.util.Locale;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * What became of the calls of the model's first message, seen from the outside: by what
 * the tools ran and by what the model was told.
 */
public enum CallOutcome {

	/**
	 * The tool ran what was meant, and the model got its result and nothing else.
	 */
	VALID,

	/**
	 * The tool ran what was meant, and a note tells the model how its call was repaired.
	 */
	REPAIRED,

	/**
	 * At least one call did not run, and the model was told what to send instead.
	 */
	UNREPAIRABLE,

	/**
	 * Anything else: the conversation ended, or the tool ran something that nobody meant.
	 */
	FAILED;

	/**
	 * Gives the outcome as text, in lower case.
	 */
	@JsonValue
	public String id() {
		return name().toLowerCase(Locale.ROOT);
	}

}
