package io.github.toolrepair.spring.autoconfigure;

import java.util.List;

import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.DefaultToolCallingManager;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.ToolExecutionResult;
import org.springframework.ai.tool.definition.ToolDefinition;

/**
 * Manager of an application that injects it as its class.
 */
class CountingManager implements ToolCallingManager {

	private final ToolCallingManager delegate = DefaultToolCallingManager.builder().build();

	private int executions;

	@Override
	public List<ToolDefinition> resolveToolDefinitions(ToolCallingChatOptions chatOptions) {
		return this.delegate.resolveToolDefinitions(chatOptions);
	}

	@Override
	public ToolExecutionResult executeToolCalls(Prompt prompt, ChatResponse chatResponse) {
		this.executions++;
		return this.delegate.executeToolCalls(prompt, chatResponse);
	}

	int executions() {
		return this.executions;
	}

}
