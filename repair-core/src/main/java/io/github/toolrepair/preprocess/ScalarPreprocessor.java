package io.github.toolrepair.preprocess;

import java.util.List;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Takes a scalar out of the array or the object in which it was sent: <code>["a"]</code>
 * and <code>{"value":"a"}</code> become {@code "a"}.
 * <p>
 * Only where the schema accepts no such array or object, and only if nothing else is in
 * it.
 */
final class ScalarPreprocessor implements ValuePreprocessor {

	private static final RuleId ID = new RuleId("preprocess.scalar");

	private final Selector selector;

	ScalarPreprocessor(Selector selector) {
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
		return "Send a single value as it is, not inside an array or object.";
	}

	@Override
	public @Nullable JsonNode replacement(JsonNode value, JsonLocation location, CallContext call) {
		JsonNode scalar = value.isArray() ? value.path(0) : value.path("value");
		boolean holdsOne = value.isContainer() && value.size() == 1 && scalar.isValueNode() && !scalar.isNull();
		return (holdsOne && !AcceptedKinds.at(location, call).mayBe(JsonKind.of(value))) ? scalar : null;
	}

}
