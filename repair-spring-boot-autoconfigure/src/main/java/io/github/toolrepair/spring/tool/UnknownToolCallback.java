package io.github.toolrepair.spring.tool;

import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.ai.tool.execution.ToolExecutionException;

/**
 * Stands in for a tool that the request does not have, so that the manager answers the
 * call instead of ending the conversation, and still counts it.
 */
final class UnknownToolCallback implements ToolCallback {

	private final ToolDefinition definition;

	private final String answer;

	UnknownToolCallback(String name, String answer) {
		this.definition = new UnknownToolDefinition(name);
		this.answer = answer;
	}

	@Override
	public ToolDefinition getToolDefinition() {
		return this.definition;
	}

	@Override
	public String call(String toolInput) {
		throw new ToolExecutionException(this.definition, new ToolCallRefusedException(this.answer));
	}

	private record UnknownToolDefinition(String name) implements ToolDefinition {

		@Override
		public String description() {
			return "";
		}

		@Override
		public String inputSchema() {
			return "{}";
		}

	}

}
