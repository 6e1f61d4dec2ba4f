package io.github.toolrepair.preprocess;

import java.util.List;

import io.github.toolrepair.json.JsonTextWriter;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Writes an object or array that was sent for a text as its JSON text:
 * <code>{"body":{"a":1}}</code> becomes <code>{"body":"{\"a\":1}"}</code>.
 * <p>
 * Only where the schema wants text and accepts no such object or array.
 */
final class JsonTextPreprocessor implements ValuePreprocessor {

	private static final RuleId ID = new RuleId("preprocess.json-text");

	private final Selector selector;

	JsonTextPreprocessor(Selector selector) {
		this.selector = selector;
	}

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public List<Selector> selectors() {
		return List.of(this.selector);
	}

	@Override
	public ValidValues validValues() {
		return ValidValues.STAY;
	}

	@Override
	public String note() {
		return "Send JSON that is wanted as text inside a string.";
	}

	@Override
	public @Nullable JsonNode replacement(JsonNode value, JsonLocation location, CallContext call) {
		if (!value.isContainer()) {
			return null;
		}
		AcceptedKinds accepted = AcceptedKinds.at(location, call);
		boolean textOnly = accepted.names(JsonKind.STRING) && !accepted.names(JsonKind.of(value));
		return textOnly ? JsonNodeFactory.instance.stringNode(JsonTextWriter.write(value)) : null;
	}

}
