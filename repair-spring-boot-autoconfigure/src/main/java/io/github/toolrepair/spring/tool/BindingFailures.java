package io.github.toolrepair.spring.tool;

import java.util.Set;

import tools.jackson.core.JacksonException;

import org.springframework.ai.tool.execution.ToolExecutionException;
import org.springframework.ai.tool.method.MethodToolCallback;

/**
 * Tells exceptions that come from turning arguments into Java values from those of the
 * tool itself. Callbacks of Spring AI 2.0.1 wrap the latter in a
 * {@code ToolExecutionException}. The former they throw as they are, which would end the
 * conversation, or, for methods, with the text of Jackson, which tells the model nothing.
 */
final class BindingFailures {

	/** Methods of {@code MethodToolCallback} that turn arguments into Java values. */
	private static final Set<String> BINDING_METHODS = Set.of("extractToolArguments", "buildTypedArgument");

	private BindingFailures() {
	}

	static boolean isBindingFailure(RuntimeException ex) {
		if (ex instanceof ToolExecutionException) {
			return isThrownBy(ex, BINDING_METHODS);
		}
		if (ex instanceof IllegalArgumentException) {
			// Also thrown by reflection for null in place of a primitive.
			return !isMissingToolContext(ex);
		}
		return ex instanceof JacksonException
				|| (ex instanceof IllegalStateException && ex.getCause() instanceof JacksonException);
	}

	/**
	 * Whether the application did not pass the tool context that a method asks for, which
	 * no model can mend.
	 */
	private static boolean isMissingToolContext(RuntimeException ex) {
		return isThrownBy(ex, Set.of("validateToolContextSupport"));
	}

	private static boolean isThrownBy(RuntimeException ex, Set<String> methods) {
		StackTraceElement[] trace = ex.getStackTrace();
		return trace.length > 0 && trace[0].getClassName().equals(MethodToolCallback.class.getName())
				&& methods.contains(trace[0].getMethodName());
	}

}
