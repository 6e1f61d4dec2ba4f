package io.github.toolrepair.model;

import java.util.List;

/**
 * What a tool promises to accept.
 *
 * @param name name of the tool as offered to the model
 * @param inputSchema JSON Schema of the arguments, as text; draft 2020-12 unless it says
 * otherwise
 * @param aliases other names that the tool's owner declares for its parameters
 */
public record ToolContract(String name, String inputSchema, List<ToolAlias> aliases) {

	public ToolContract {
		aliases = List.copyOf(aliases);
	}

	/**
	 * Contract of a tool without aliases of its own.
	 */
	public static ToolContract of(String name, String inputSchema) {
		return new ToolContract(name, inputSchema, List.of());
	}

}
