package io.github.toolrepair.spring.tool;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.github.toolrepair.telemetry.RetryKind;

/**
 * What the calls of one message are to the refused calls before them in the turn.
 */
final class TurnRetries {

	private final RequestedCalls requested;

	private final List<PlannedCall> planned;

	/** Refused calls that no call of this message has healed yet, by tool. */
	private final Map<String, Integer> unhealed = new HashMap<>();

	/**
	 * Retries among the calls of a message.
	 * @param requested the calls, with the turn so far
	 * @param planned those of them that are planned already; grows
	 */
	TurnRetries(RequestedCalls requested, List<PlannedCall> planned) {
		this.requested = requested;
		this.planned = planned;
	}

	/**
	 * How often the same call was made before in this turn.
	 */
	long identicalCalls(String toolName, String history) {
		return this.requested.earlierCalls(toolName, history)
				+ this.planned.stream().filter((other) -> other.matches(toolName, history)).count();
	}

	RetryKind ofRefused(String toolName, String history) {
		if (identicalCalls(toolName, history) > 0) {
			return RetryKind.IDENTICAL;
		}
		return (this.requested.refusedBefore(toolName) > 0) ? RetryKind.FAILED : RetryKind.NONE;
	}

	RetryKind ofRun(String toolName) {
		int left = this.unhealed.computeIfAbsent(toolName, this.requested::refusedBefore);
		this.unhealed.put(toolName, Math.max(0, left - 1));
		return (left > 0) ? RetryKind.HEALED : RetryKind.NONE;
	}

}
