package io.github.toolrepair.envelope;

import java.util.List;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RuleId;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Reads nothing as no arguments: blank text, {@code null}, {@code []} and {@code ""}
 * become <code>{}</code> for a tool that requires none.
 */
final class EmptyArgumentsRule implements EnvelopeRule {

	private static final RuleId ID = new RuleId("envelope.empty-arguments");

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 10;
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
		return "Send {} when there are no arguments.";
	}

	@Override
	public List<Reading> fromText(String text, CallContext call) {
		return text.isBlank() ? noArguments(call) : List.of();
	}

	@Override
	public List<Reading> fromValue(JsonNode value, CallContext call) {
		boolean nothing = value.isNull() || (value.isArray() && value.isEmpty())
				|| (value.isString() && value.stringValue().isBlank());
		return nothing ? noArguments(call) : List.of();
	}

	private static List<Reading> noArguments(CallContext call) {
		boolean complete = call.mayBeComplete() && call.shape().required().isEmpty();
		return complete ? List.of(new Reading.Value(JsonNodeFactory.instance.objectNode())) : List.of();
	}

}
