package io.github.toolrepair.preprocess;

import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Code of a tool's owner that brings arguments into another shape under a rule ID of its
 * own, such as folding flat {@code old_text} and {@code new_text} into the {@code edits}
 * array that the tool wants.
 * <p>
 * It runs before the configured preprocessors, at most once for a call. What it returns
 * passes through all later stages like anything that a model sent. It must leave its own
 * result alone; if it throws, nothing is changed.
 */
public interface StructuralRepair {

	/**
	 * Stable ID of the repair, such as {@code structural.fold-edits}. It is none of those
	 * that are built in; settings and records name the repair by it.
	 */
	RuleId id();

	/**
	 * Whether the repair is meant for the tool; for all tools unless overridden.
	 */
	default boolean concerns(ToolContract tool) {
		return true;
	}

	/**
	 * Arguments in the shape that the tool wants.
	 * @param arguments a copy of the arguments, which may be changed and returned
	 * @return the arguments to go on with; null to leave them as they were
	 */
	@Nullable ObjectNode repair(ObjectNode arguments);

	/**
	 * Sentence for the model that says how to send it right; holds nothing that the model
	 * sent. Empty, which tells the model nothing, unless overridden.
	 */
	default String note() {
		return "";
	}

}
