package io.github.toolrepair.preprocess;

import java.util.List;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RuleId;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One configured repair. Its work is linear in the arguments.
 */
interface Preprocessor {

	/**
	 * Stable ID: {@code preprocess.} and the kind, or what a tool's owner chose.
	 */
	RuleId id();

	/**
	 * Whether it runs only for models that match a model gate of its ID, and is only
	 * observed by {@code conservative}.
	 */
	default boolean gated() {
		return false;
	}

	/**
	 * Whether it acts at most once on the way to one candidate.
	 */
	default boolean once() {
		return false;
	}

	/**
	 * What may become of a value that the schema accepts.
	 */
	default ValidValues validValues() {
		return ValidValues.MAY_CHANGE;
	}

	/**
	 * What to do with the arguments; empty if there is nothing to do. A finding that is a
	 * conflict stops the repair.
	 */
	List<Finding> inspect(JsonNode arguments, CallContext call);

	/**
	 * Arguments for raw text that no envelope rule reads as an object; null if the text
	 * says nothing to this preprocessor.
	 */
	default @Nullable JsonNode fromText(String text, CallContext call) {
		return null;
	}

}
