package io.github.toolrepair.spring.tool;

import tools.jackson.core.JacksonException;

/**
 * Tells exceptions that come from turning arguments into Java values from those of the
 * tool itself. Callbacks of Spring AI 2.0.1 wrap the latter in a
 * {@code ToolExecutionException}, the former they throw as they are, which would end the
 * conversation.
 */
final class BindingFailures {

	private BindingFailures() {
	}

	static boolean isBindingFailure(RuntimeException ex) {
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
		StackTraceElement[] trace = ex.getStackTrace();
		return trace.length > 0 && trace[0].getMethodName().equals("validateToolContextSupport");
	}

}
