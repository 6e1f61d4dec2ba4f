package io.github.toolrepair.spring.tool;

import io.github.toolrepair.feedback.RepairNotes;
import io.github.toolrepair.feedback.RetryMessages;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
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

	private static final Log logger = LogFactory.getLog(RepairedToolCallback.class);

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
		return call(toolInput, null);
	}

	@Override
	public String call(String toolInput, @Nullable ToolContext toolContext) {
		CallVerdict verdict = this.calls.verdictOf(getToolDefinition().name(), toolInput);
		if (verdict == null) {
			verdict = this.repairer.verdictOf(this.delegate, toolInput);
		}
		if (verdict instanceof CallVerdict.Run run) {
			return annotate(run(run, toolContext), run);
		}
		throw refusal(((CallVerdict.Refuse) verdict).answer());
	}

	private String run(CallVerdict.Run run, @Nullable ToolContext toolContext) {
		try {
			return this.delegate.call(run.arguments(), toolContext);
		}
		catch (ToolExecutionException ex) {
			throw ex;
		}
		catch (RuntimeException ex) {
			if (BindingFailures.isBindingFailure(ex)) {
				log("Arguments of tool '%s' could not be bound (%s)", ex);
				ToolDefinition definition = getToolDefinition();
				throw refusal(RetryMessages.bindingFailure(definition.name(), definition.inputSchema()));
			}
			if (this.repairer.options().containExceptions()) {
				log("Tool '%s' failed (%s)", ex);
				throw new ToolExecutionException(getToolDefinition(), ex);
			}
			throw ex;
		}
	}

	private void log(String format, RuntimeException ex) {
		if (logger.isWarnEnabled()) {
			logger.warn(format.formatted(getToolDefinition().name(), ex.getClass().getName()));
		}
	}

	private ToolExecutionException refusal(String answer) {
		this.calls.refused();
		return new ToolExecutionException(getToolDefinition(), new ToolCallRefusedException(answer));
	}

	private String annotate(@Nullable String result, CallVerdict.Run run) {
		String text = (result != null) ? result : "";
		return getToolMetadata().returnDirect() ? text : RepairNotes.annotate(text, run.notes());
	}

}
