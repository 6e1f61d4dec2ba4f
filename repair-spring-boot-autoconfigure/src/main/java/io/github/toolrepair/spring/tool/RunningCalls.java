package io.github.toolrepair.spring.tool;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

import org.jspecify.annotations.Nullable;

/**
 * The calls that are running with arguments that are proven valid.
 * <p>
 * A call may pass several callbacks that repair: that of the request, that of a bean, and
 * any of the application between them. Only the first one repairs. The others know the
 * call by its text, which is a {@code String} object of its own, on whatever thread, and
 * by the schema that the text satisfies.
 */
final class RunningCalls {

	private final Set<Running> running = ConcurrentHashMap.newKeySet();

	/**
	 * Runs a tool and takes note of it until it has returned.
	 */
	String run(String inputSchema, String arguments, UnaryOperator<String> tool) {
		Running call = new Running(inputSchema, new String(arguments));
		this.running.add(call);
		try {
			return tool.apply(call.arguments());
		}
		finally {
			this.running.remove(call);
		}
	}

	/**
	 * Whether these arguments, this very object, are those of a running call that proved
	 * them valid against an equal schema.
	 */
	boolean contains(String inputSchema, String arguments) {
		return this.running.contains(new Running(inputSchema, arguments));
	}

	private record Running(String inputSchema, String arguments) {

		@Override
		@SuppressWarnings({ "ReferenceEquality", "StringEquality" })
		public boolean equals(@Nullable Object other) {
			return other instanceof Running call && this.arguments == call.arguments
					&& this.inputSchema.equals(call.inputSchema);
		}

		@Override
		public int hashCode() {
			return System.identityHashCode(this.arguments);
		}

	}

}
