package io.github.toolrepair.envelope;

import java.util.List;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RuleId;
import tools.jackson.databind.JsonNode;

/**
 * One way in which models wrap or damage the text of their arguments, and its undoing. A
 * rule proposes; whether a proposal is used is decided by strict reading and validation.
 * Its work is linear in what it is given.
 */
interface EnvelopeRule {

	/**
	 * Stable ID, {@code envelope.what-it-does}.
	 */
	RuleId id();

	/**
	 * Price of this rule in the search: the larger, the more it assumes.
	 */
	int cost();

	/**
	 * Whether every profile applies the rule; otherwise {@code conservative} only
	 * observes it.
	 */
	boolean exact();

	/**
	 * Whether the rule also reads JSON that stands as text inside a value.
	 */
	boolean nested();

	/**
	 * How often the rule may act on the way to one candidate: once for each layer of text
	 * that may hold another one.
	 */
	default int most() {
		return 3;
	}

	/**
	 * Sentence for the model that says how to send it right.
	 */
	String note();

	/**
	 * Readings of a text that is not JSON; empty if the rule does not apply.
	 */
	default List<Reading> fromText(String text, CallContext call) {
		return List.of();
	}

	/**
	 * Readings of a JSON value, objects included; empty if the rule does not apply.
	 */
	default List<Reading> fromValue(JsonNode value, CallContext call) {
		return List.of();
	}

}
