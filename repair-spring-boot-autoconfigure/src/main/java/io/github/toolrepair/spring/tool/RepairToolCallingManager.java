package io.github.toolrepair.spring.tool;

import java.util.List;
import java.util.function.Supplier;

import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.ToolExecutionResult;
import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.util.function.SingletonSupplier;

/**
 * Repairs the tool calls of a response and lets another manager execute them.
 * <p>
 * What that manager gets are a request whose callbacks refuse unrepairable calls and add
 * repair notes, and a response whose argument text is safe to be sent again. All else is
 * the other manager's: limits, observations, exception processing, the conversation
 * history. Calls to tools that the request does not have are answered as well.
 */
public final class RepairToolCallingManager implements ToolCallingManager {

	private final ToolCallingManager delegate;

	private final SingletonSupplier<ToolCallRepairer> repairer;

	/**
	 * Manager in front of another one.
	 * @param delegate manager that executes the calls
	 * @param repairer gives the repairer; asked once, when the first calls come in, so
	 * that nothing is created before it is needed
	 */
	public RepairToolCallingManager(ToolCallingManager delegate, Supplier<ToolCallRepairer> repairer) {
		this.delegate = delegate;
		this.repairer = SingletonSupplier.of(repairer);
	}

	@Override
	public List<ToolDefinition> resolveToolDefinitions(ToolCallingChatOptions chatOptions) {
		return this.delegate.resolveToolDefinitions(chatOptions);
	}

	@Override
	public ToolExecutionResult executeToolCalls(Prompt prompt, ChatResponse chatResponse) {
		ToolCallPlan plan = this.repairer.obtain().plan(prompt, chatResponse);
		return (plan != null) ? this.repairer.obtain().execute(plan, this.delegate)
				: this.delegate.executeToolCalls(prompt, chatResponse);
	}

}
