package io.github.toolrepair.spring.tool;

import io.github.toolrepair.telemetry.RepairEvent;
import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.util.StringUtils;

/**
 * One call of an assistant message and what is to happen to it.
 *
 * @param toolCall the call as the manager and the history get it
 * @param rewritten whether it is another than the model sent
 * @param verdict what is to happen; null if the call is none of ours
 * @param event what listeners were told of it; null if nothing
 */
record PlannedCall(ToolCall toolCall, boolean rewritten, @Nullable CallVerdict verdict, @Nullable RepairEvent event) {

	/**
	 * Call that is left to the manager as it is.
	 */
	static PlannedCall untouched(ToolCall toolCall) {
		return new PlannedCall(toolCall, false, null, null);
	}

	/**
	 * Call whose text stays as it is.
	 */
	static PlannedCall asSent(ToolCall toolCall, CallVerdict verdict) {
		return new PlannedCall(toolCall, false, verdict, null);
	}

	/**
	 * Call with another name or text. The text becomes an object that no other call has,
	 * see {@link PlannedCalls#verdictOf}.
	 */
	static PlannedCall rewritten(ToolCall toolCall, String name, String arguments, CallVerdict verdict) {
		ToolCall rewritten = new ToolCall(toolCall.id(), toolCall.type(), name, new String(arguments));
		return new PlannedCall(rewritten, true, verdict, null);
	}

	/**
	 * The same call, of which listeners were told.
	 */
	PlannedCall withEvent(RepairEvent event) {
		return new PlannedCall(this.toolCall, this.rewritten, this.verdict, event);
	}

	/**
	 * Whether this is a call of the given tool with the given arguments. Blank arguments
	 * match an empty object, which a manager makes of them.
	 */
	boolean matches(String toolName, String arguments) {
		String planned = StringUtils.hasText(this.toolCall.arguments()) ? this.toolCall.arguments() : "{}";
		return toolName.equals(this.toolCall.name()) && arguments.equals(planned);
	}

}
