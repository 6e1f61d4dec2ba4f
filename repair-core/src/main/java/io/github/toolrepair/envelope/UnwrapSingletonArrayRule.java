package io.github.toolrepair.envelope;

import java.util.List;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RuleId;
import tools.jackson.databind.JsonNode;

/**
 * Takes the one object out of an array: <code>[{"path":"a"}]</code> becomes
 * <code>{"path":"a"}</code>.
 * <p>
 * An array of two or more items is left alone, since choosing one would be a guess.
 */
final class UnwrapSingletonArrayRule implements EnvelopeRule {

	private static final RuleId ID = new RuleId("envelope.unwrap-singleton-array");

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 20;
	}

	@Override
	public boolean exact() {
		return true;
	}

	@Override
	public boolean nested() {
		return false;
	}

	@Override
	public String note() {
		return "Send the arguments as one JSON object, not inside an array.";
	}

	@Override
	public List<Reading> fromValue(JsonNode value, CallContext call) {
		boolean applies = value.isArray() && value.size() == 1 && value.path(0).isObject();
		return applies ? List.of(new Reading.Value(value.path(0))) : List.of();
	}

}
