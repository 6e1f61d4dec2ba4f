package io.github.toolrepair.spring.tool;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import io.github.toolrepair.telemetry.RepairEvent;
import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;

/**
 * All calls of one assistant message. Lives as long as they are executed and is safe for
 * managers that execute them in parallel.
 */
final class PlannedCalls {

	private final List<PlannedCall> calls;

	private final AtomicBoolean refused;

	PlannedCalls(List<PlannedCall> calls) {
		this.calls = List.copyOf(calls);
		this.refused = new AtomicBoolean(
				calls.stream().anyMatch((call) -> call.verdict() instanceof CallVerdict.Refuse));
	}

	List<ToolCall> toolCalls() {
		return this.calls.stream().map(PlannedCall::toolCall).toList();
	}

	/**
	 * Whether any call is another than the model sent.
	 */
	boolean anyRewritten() {
		return this.calls.stream().anyMatch(PlannedCall::rewritten);
	}

	/**
	 * Whether listeners were told of any call.
	 */
	boolean anyEvent() {
		return this.calls.stream().anyMatch((call) -> call.event() != null);
	}

	/**
	 * Names of the tools whose calls have a verdict.
	 */
	Set<String> toolNames() {
		return toolNames((call) -> call.verdict() != null);
	}

	/**
	 * Names of the tools whose calls have a verdict that may change something.
	 */
	Set<String> enforcedToolNames() {
		return toolNames((call) -> call.verdict() != null && !(call.verdict() instanceof CallVerdict.Pass));
	}

	private Set<String> toolNames(Predicate<PlannedCall> condition) {
		return this.calls.stream().filter(condition).map((call) -> call.toolCall().name()).collect(Collectors.toSet());
	}

	/**
	 * Verdict of the call with these arguments; null if there is no such call.
	 * <p>
	 * The text is all that a callback is given. Calls that have the same tool, text and
	 * even ID, but not the same verdict, never share one {@code String} object, so that
	 * the object tells them apart in whatever order they run. A manager that copies the
	 * text is answered on the safe side.
	 */
	@Nullable CallVerdict verdictOf(String toolName, String arguments) {
		CallVerdict equal = null;
		for (PlannedCall call : this.calls) {
			if (!call.matches(toolName, arguments)) {
				continue;
			}
			if (isSame(call.toolCall().arguments(), arguments)) {
				return call.verdict();
			}
			equal = (equal instanceof CallVerdict.Refuse) ? equal : call.verdict();
		}
		return equal;
	}

	/**
	 * What listeners were told of the call with this very object as its arguments; null
	 * if there is no such call.
	 */
	@Nullable RepairEvent eventOf(String toolName, String arguments) {
		for (PlannedCall call : this.calls) {
			if (call.matches(toolName, arguments) && isSame(call.toolCall().arguments(), arguments)) {
				return call.event();
			}
		}
		return null;
	}

	@SuppressWarnings({ "ReferenceEquality", "StringEquality" })
	private static boolean isSame(String planned, String given) {
		return planned == given;
	}

	/**
	 * Takes note that a call was refused while it ran.
	 */
	void refused() {
		this.refused.set(true);
	}

	/**
	 * Whether a call was refused, so that the model has to read the results.
	 */
	boolean anyRefused() {
		return this.refused.get();
	}

}
