package io.github.toolrepair.preprocess;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.Selector;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Preprocessor that replaces values at their place.
 */
interface ValuePreprocessor extends Preprocessor {

	/**
	 * Places on which it works; none lies inside another one.
	 */
	List<Selector> selectors();

	/**
	 * Value to use instead of the one that was sent; null to leave that. Used on its own
	 * result it gives null.
	 */
	@Nullable JsonNode replacement(JsonNode value, JsonLocation location, CallContext call);

	/**
	 * Sentence for the model that says how to send it right.
	 */
	String note();

	@Override
	default ValidValues validValues() {
		return ValidValues.STAY_VALID;
	}

	@Override
	default List<Finding> inspect(JsonNode arguments, CallContext call) {
		List<Finding> findings = new ArrayList<>();
		for (Selector selector : selectors()) {
			for (JsonLocation location : selector.locations(arguments)) {
				JsonNode replacement = replacement(location.in(arguments), location, call);
				if (replacement != null) {
					findings
						.add(new Finding(location, List.of(new PatchOperation.Replace(location, replacement)), note()));
				}
			}
		}
		return findings;
	}

}
