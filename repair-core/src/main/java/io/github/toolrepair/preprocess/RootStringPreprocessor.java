package io.github.toolrepair.preprocess;

import java.util.List;
import java.util.Set;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Puts bare text into the one parameter for which it can only be meant: {@code ls -la}
 * becomes <code>{"command":"ls -la"}</code>.
 * <p>
 * Only for a text parameter of a tool that requires no other one, and only for text that
 * does not look like a damaged call.
 */
final class RootStringPreprocessor implements Preprocessor {

	private static final RuleId ID = new RuleId("preprocess.root-string");

	private final String parameter;

	RootStringPreprocessor(Selector selector) {
		if (selector.segments().size() != 1) {
			throw new RepairConfigurationException(
					"The preprocessor 'root-string' needs a selector that names one parameter, such as /command");
		}
		this.parameter = selector.name();
	}

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public List<Finding> inspect(JsonNode arguments, CallContext call) {
		return List.of();
	}

	@Override
	public @Nullable JsonNode fromText(String text, CallContext call) {
		boolean only = call.shape().declared().contains(this.parameter)
				&& Set.of(this.parameter).containsAll(call.shape().required())
				&& call.shape().kindsAt(JsonLocation.of(this.parameter)).contains(JsonKind.STRING);
		String bare = only ? BareText.of(text, call) : null;
		return (bare != null) ? JsonNodeFactory.instance.objectNode().put(this.parameter, bare) : null;
	}

}
