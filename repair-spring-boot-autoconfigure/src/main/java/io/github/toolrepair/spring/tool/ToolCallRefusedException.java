package io.github.toolrepair.spring.tool;

/**
 * A tool call was not run. It is the cause of the
 * {@link org.springframework.ai.tool.execution.ToolExecutionException} that reaches the
 * application's {@code ToolExecutionExceptionProcessor}; its message is the answer for
 * the model, the text of a JSON object.
 */
public final class ToolCallRefusedException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	ToolCallRefusedException(String answer) {
		super(answer);
	}

}
