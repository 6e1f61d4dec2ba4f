package io.github.toolrepair.spring.tool;

import java.util.List;

import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolExecutionResult;

/**
 * What a manager is given in place of a model's response.
 *
 * @param prompt the request, with callbacks that carry out the verdicts
 * @param response the response, with argument text that is safe for the history
 * @param calls the calls with their verdicts
 */
record ToolCallPlan(Prompt prompt, ChatResponse response, PlannedCalls calls) {

	/**
	 * Result of the manager. An answer for the model never goes to a person, therefore
	 * nothing is returned directly if a call was refused; and what goes to the model is
	 * what its client can send.
	 */
	ToolExecutionResult conclude(ToolExecutionResult result) {
		boolean returnDirect = result.returnDirect() && !this.calls.anyRefused();
		List<Message> history = result.conversationHistory();
		if (!returnDirect && JsonResults.areNeededBy(this.prompt.getOptions())) {
			history = JsonResults.in(history, this.calls.enforcedToolNames());
		}
		if (returnDirect == result.returnDirect() && history.equals(result.conversationHistory())) {
			return result;
		}
		return ToolExecutionResult.builder().conversationHistory(history).returnDirect(returnDirect).build();
	}

}
