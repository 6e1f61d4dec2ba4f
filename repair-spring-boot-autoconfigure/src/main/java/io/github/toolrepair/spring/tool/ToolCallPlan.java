package io.github.toolrepair.spring.tool;

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
	 * nothing is returned directly if a call was refused.
	 */
	ToolExecutionResult conclude(ToolExecutionResult result) {
		if (!result.returnDirect() || !this.calls.anyRefused()) {
			return result;
		}
		return ToolExecutionResult.builder()
			.conversationHistory(result.conversationHistory())
			.returnDirect(false)
			.build();
	}

}
