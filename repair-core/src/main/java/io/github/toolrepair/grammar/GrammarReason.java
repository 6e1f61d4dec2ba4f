package io.github.toolrepair.grammar;

import java.util.Locale;

/**
 * Why a printed call did not become a tool call.
 */
public enum GrammarReason {

	/** The mode promotes nothing. */
	MODE,

	/** The tool was not offered, or one in the same block was not. */
	UNKNOWN_TOOL,

	/** The tool is not among those whose calls may be promoted. */
	TOOL_NOT_ALLOWED,

	/** The model did not stop by itself. */
	FINISH_REASON,

	/** The message holds tool calls already. */
	TOOL_CALLS_PRESENT,

	/** The call has no arguments, and some may have been lost. */
	EMPTY_ARGUMENTS,

	/** The block stands in an earlier message of a user or a tool. */
	QUOTED,

	/** What follows the block may be the rest of its last value. */
	UNCERTAIN_END,

	/** The model was only thinking of it. */
	REASONING,

	/** A result that the model invented precedes the call. */
	INVENTED_RESULT,

	/** Text follows the call. */
	NOT_AT_END,

	/** Only markers were there. */
	NO_CALL,

	/** The family is reported only. */
	REPORT_ONLY;

	private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

	/**
	 * Name of the reason for logs and metrics.
	 */
	public String id() {
		return this.id;
	}

}
