package io.github.toolrepair.owner;

import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Code of a tool's owner that prepares arguments before they are validated. What it
 * returns passes through all later stages like anything that a model sent.
 */
@FunctionalInterface
public interface OwnerHook {

	/**
	 * Arguments to go on with.
	 * @param tool contract of the called tool
	 * @param arguments a copy of the arguments, which may be changed and returned
	 * @return the arguments to use; null to leave them as they were
	 */
	@Nullable ObjectNode prepareArguments(ToolContract tool, ObjectNode arguments);

}
