package io.github.toolrepair.model;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * What is configured for one tool.
 *
 * @param policy policy that replaces the pipeline's own for this tool; null to keep it
 * @param names other names under which models call the tool
 * @param preprocessors preprocessors in the order in which they run
 */
public record ToolSettings(@Nullable RepairPolicy policy, List<String> names,
		List<PreprocessorDefinition> preprocessors) {

	public ToolSettings {
		names = List.copyOf(names);
		preprocessors = List.copyOf(preprocessors);
	}

	/**
	 * Settings of a tool that has no other names.
	 */
	public ToolSettings(@Nullable RepairPolicy policy, List<PreprocessorDefinition> preprocessors) {
		this(policy, List.of(), preprocessors);
	}

	/**
	 * Settings of a tool for which nothing is configured.
	 */
	public static ToolSettings none() {
		return new ToolSettings(null, List.of(), List.of());
	}

}
