package io.github.toolrepair.spring.tool;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

import org.jspecify.annotations.Nullable;

/**
 * The calls that are running, after they were looked at.
 * <p>
 * A call may pass several callbacks that repair: that of the request, that of a bean, and
 * any of the application between them. Only the first one repairs. The others know the
 * call by its tool and its text, which is a {@code String} object of its own, on whatever
 * thread.
 */
final class RunningCalls {

	/** Schemas that the arguments satisfy, by call. */
	private final Map<Running, String> running = new ConcurrentHashMap<>();

	/** Calls whose text is written anew on its way to the tool, with their number. */
	private final Map<Served, Integer> served = new ConcurrentHashMap<>();

	/**
	 * Runs a tool and takes note of it until it has returned.
	 * @param schema schema that the arguments satisfy
	 */
	String run(String toolName, String arguments, String schema, UnaryOperator<String> tool) {
		Running call = new Running(toolName, new String(arguments));
		this.running.put(call, schema);
		try {
			return tool.apply(call.arguments());
		}
		finally {
			this.running.remove(call);
		}
	}

	/**
	 * Whether the call is running and its arguments satisfy that schema.
	 */
	boolean isProven(String toolName, String arguments, String schema) {
		return schema.equals(this.running.get(new Running(toolName, arguments)));
	}

	/**
	 * Whether the call is running, so that it was told of already.
	 */
	boolean contains(String toolName, String arguments) {
		return this.running.containsKey(new Running(toolName, arguments))
				|| this.served.containsKey(new Served(toolName, arguments));
	}

	/**
	 * Takes note of a call whose tool will get an equal text.
	 */
	void startServed(String toolName, String arguments) {
		this.served.merge(new Served(toolName, arguments), 1, Integer::sum);
	}

	void endServed(String toolName, String arguments) {
		this.served.computeIfPresent(new Served(toolName, arguments), (call, count) -> (count > 1) ? count - 1 : null);
	}

	private record Served(String toolName, String arguments) {

	}

	private record Running(String toolName, String arguments) {

		@Override
		@SuppressWarnings({ "ReferenceEquality", "StringEquality" })
		public boolean equals(@Nullable Object other) {
			return other instanceof Running call && this.arguments == call.arguments
					&& this.toolName.equals(call.toolName);
		}

		@Override
		public int hashCode() {
			return System.identityHashCode(this.arguments);
		}

	}

}
