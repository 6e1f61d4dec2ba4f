package io.github.toolrepair.sample.tool;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * One run of a tool with the values that its method received, as JSON. A parameter that
 * was {@code null} in Java is a JSON null here.
 *
 * @param tool the tool's name
 * @param arguments the received values by parameter name, in the order of the parameters
 */
public record ToolRun(String tool, ObjectNode arguments) {

	private static final JsonMapper MAPPER = JsonMapper.shared();

	public ToolRun {
		// Read again, so that equal numbers are equal nodes whatever their Java types
		// were.
		arguments = (ObjectNode) MAPPER.readTree(arguments.toString());
	}

	/**
	 * Gives a run of the named tool without arguments, to be completed by {@link #with}.
	 */
	public static ToolRun of(String tool) {
		return new ToolRun(tool, MAPPER.createObjectNode());
	}

	/**
	 * Gives a copy of this run that holds one more argument.
	 */
	public ToolRun with(String parameter, @Nullable Object value) {
		ObjectNode extended = this.arguments.deepCopy();
		extended.set(parameter, MAPPER.valueToTree(value));
		return new ToolRun(this.tool, extended);
	}

	/**
	 * Gives the run as it is printed, for example {@code readFile {"path":"README.md"}}.
	 */
	@Override
	public String toString() {
		return this.tool + " " + this.arguments;
	}

}
