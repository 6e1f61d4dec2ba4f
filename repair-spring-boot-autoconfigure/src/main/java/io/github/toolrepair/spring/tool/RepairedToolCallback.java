package io.github.toolrepair.spring.tool;

import java.util.function.UnaryOperator;

import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.ai.tool.execution.ToolExecutionException;
import org.springframework.ai.tool.metadata.ToolMetadata;

/**
 * A tool of one request, whose calls have their verdicts already.
 */
final class RepairedToolCallback implements ToolCallback {

	private final ToolCallback delegate;

	private final PlannedCalls calls;

	private final ToolCallRepairer repairer;

	RepairedToolCallback(ToolCallback delegate, PlannedCalls calls, ToolCallRepairer repairer) {
		this.delegate = delegate;
		this.calls = calls;
		this.repairer = repairer;
	}

	@Override
	public ToolDefinition getToolDefinition() {
		return this.delegate.getToolDefinition();
	}

	@Override
	public ToolMetadata getToolMetadata() {
		return this.delegate.getToolMetadata();
	}

	@Override
	public String call(String toolInput) {
		return call(toolInput, this.delegate::call);
	}

	@Override
	public String call(String toolInput, @Nullable ToolContext toolContext) {
		return call(toolInput, (arguments) -> this.delegate.call(arguments, toolContext));
	}

	private String call(String toolInput, UnaryOperator<String> run) {
		CallVerdict verdict = this.calls.verdictOf(getToolDefinition().name(), toolInput);
		try {
			return (verdict != null) ? this.repairer.execute(this.delegate, toolInput, verdict, run)
					: this.repairer.call(this.delegate, toolInput, run);
		}
		catch (ToolExecutionException ex) {
			if (ex.getCause() instanceof ToolCallRefusedException) {
				this.calls.refused();
			}
			throw ex;
		}
	}

}
