package io.github.toolrepair.preprocess;

import java.util.List;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RuleId;
import tools.jackson.databind.JsonNode;

/**
 * One configured repair.
 */
interface Preprocessor {

	/**
	 * Stable ID, {@code preprocess.} and the kind.
	 */
	RuleId id();

	/**
	 * What to do with the arguments; empty if there is nothing to do. A finding whose
	 * conflict is set stops the repair.
	 */
	List<Finding> inspect(JsonNode arguments, CallContext call);

}
