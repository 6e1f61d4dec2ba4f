package io.github.toolrepair.spring.tool;

/**
 * How the verdicts of the pipeline are carried out.
 *
 * @param onUnrepairable what happens to a call whose arguments are unrepairable
 * @param maxIdenticalRetries retries of one and the same refused call in a turn, after
 * which the model is told to stop; at least 1
 * @param containExceptions whether every exception of a tool becomes the answer of its
 * call instead of ending the conversation
 */
public record ToolCallRepairOptions(UnrepairableAction onUnrepairable, int maxIdenticalRetries,
		boolean containExceptions) {

	public ToolCallRepairOptions {
		if (maxIdenticalRetries < 1) {
			throw new IllegalArgumentException("maxIdenticalRetries must be at least 1");
		}
	}

	/**
	 * Unrepairable calls are rejected, 3 identical retries, exceptions of tools pass.
	 */
	public static ToolCallRepairOptions defaults() {
		return new ToolCallRepairOptions(UnrepairableAction.REJECT, 3, false);
	}

}
