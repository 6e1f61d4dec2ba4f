package io.github.toolrepair.model;

import java.util.List;

/**
 * What a tool promises to accept.
 *
 * @param name name of the tool as offered to the model
 * @param inputSchema JSON Schema of the arguments, as text, as the model was shown it;
 * draft 2020-12 unless it says otherwise
 * @param bindingSchema the same schema with what the Java types of the parameters demand
 * besides ({@link BindingType#KEYWORD}); calls are validated against it
 * @param aliases other names that the tool's owner declares for its parameters
 * @param preprocessors preprocessors that the tool's owner declares, in the order in
 * which they run
 */
public record ToolContract(String name, String inputSchema, String bindingSchema, List<ToolAlias> aliases,
		List<PreprocessorDefinition> preprocessors) {

	public ToolContract {
		aliases = List.copyOf(aliases);
		preprocessors = List.copyOf(preprocessors);
	}

	/**
	 * Contract of a tool whose Java types demand no more than its schema.
	 */
	public ToolContract(String name, String inputSchema, List<ToolAlias> aliases) {
		this(name, inputSchema, inputSchema, aliases, List.of());
	}

	/**
	 * Contract of a tool without aliases of its own.
	 */
	public static ToolContract of(String name, String inputSchema) {
		return new ToolContract(name, inputSchema, List.of());
	}

}
