package io.github.toolrepair.model;

import java.util.Locale;
import java.util.Set;

import org.jspecify.annotations.Nullable;

/**
 * Why a model stopped, normalised over the spellings of all providers.
 */
public enum FinishReason {

	/** The message is complete. */
	STOP,

	/** The message is complete and asks for tools. */
	TOOL_CALLS,

	/** The output was cut because it was too long. */
	LENGTH,

	/** Withheld by a filter, or ended by an error. */
	OTHER,

	/** Not reported. */
	UNKNOWN;

	private static final Set<String> STOPS = Set.of("stop", "end_turn", "eos", "eos_token", "complete",
			"stop_sequence");

	private static final Set<String> TOOLS = Set.of("tool_calls", "tool_call", "tool_use", "function_call");

	private static final Set<String> LENGTHS = Set.of("length", "max_tokens", "model_length", "max_output_tokens",
			"model_context_window_exceeded");

	/**
	 * Normalised form of what a provider reports; null, blank and the text
	 * {@code unknown} are {@link #UNKNOWN}.
	 */
	public static FinishReason of(@Nullable String reported) {
		String text = (reported != null) ? reported.strip().toLowerCase(Locale.ROOT) : "";
		if (text.isEmpty() || text.equals("unknown")) {
			return UNKNOWN;
		}
		if (STOPS.contains(text)) {
			return STOP;
		}
		if (TOOLS.contains(text)) {
			return TOOL_CALLS;
		}
		return LENGTHS.contains(text) ? LENGTH : OTHER;
	}

}
