package io.github.toolrepair.spring.tool;

import java.util.Objects;
import java.util.function.UnaryOperator;

import io.github.toolrepair.feedback.RepairNotes;
import io.github.toolrepair.feedback.RetryMessages;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;

import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.ai.tool.execution.ToolExecutionException;

/**
 * Carries out verdicts: runs the tool and adds repair notes to its result, or throws what
 * the model is to be told.
 */
final class VerdictExecutor {

	private static final Log logger = LogFactory.getLog(VerdictExecutor.class);

	private final boolean containExceptions;

	private final RunningCalls running = new RunningCalls();

	/**
	 * Executor of verdicts.
	 * @param containExceptions whether every exception of a tool becomes the answer of
	 * its call
	 */
	VerdictExecutor(boolean containExceptions) {
		this.containExceptions = containExceptions;
	}

	RunningCalls running() {
		return this.running;
	}

	/**
	 * Result of the tool for the model.
	 * @param tool the tool, of which only definition and metadata are asked
	 * @param arguments text as the caller gives it
	 * @param verdict what is to happen
	 * @param schema schema that the arguments satisfy
	 * @param run runs the tool with the given arguments
	 */
	String execute(ToolCallback tool, String arguments, CallVerdict verdict, String schema, UnaryOperator<String> run) {
		ToolDefinition definition = tool.getToolDefinition();
		if (verdict instanceof CallVerdict.Refuse refusal) {
			throw refusal(definition, refusal.answer());
		}
		if (verdict instanceof CallVerdict.Run accepted) {
			String result = Objects.requireNonNullElse(run(definition, accepted, schema, run), "");
			return tool.getToolMetadata().returnDirect() ? result : RepairNotes.annotate(result, accepted.notes());
		}
		return this.running.run(definition.name(), arguments, schema, run);
	}

	private String run(ToolDefinition definition, CallVerdict.Run verdict, String schema, UnaryOperator<String> run) {
		try {
			return this.running.run(definition.name(), verdict.arguments(), schema, run);
		}
		catch (RuntimeException ex) {
			if (BindingFailures.isBindingFailure(ex)) {
				log("Arguments of tool '%s' could not be bound (%s)", definition, ex);
				throw refusal(definition, verdict.repeated() ? RetryMessages.identicalRetries(definition.name())
						: RetryMessages.bindingFailure(definition.name(), definition.inputSchema()));
			}
			if (this.containExceptions && !(ex instanceof ToolExecutionException)) {
				log("Tool '%s' failed (%s)", definition, ex);
				throw new ToolExecutionException(definition, ex);
			}
			throw ex;
		}
	}

	private static void log(String format, ToolDefinition definition, RuntimeException ex) {
		if (logger.isWarnEnabled()) {
			logger.warn(format.formatted(definition.name(), ex.getClass().getName()));
		}
	}

	private static ToolExecutionException refusal(ToolDefinition definition, String answer) {
		return new ToolExecutionException(definition, new ToolCallRefusedException(answer));
	}

}
