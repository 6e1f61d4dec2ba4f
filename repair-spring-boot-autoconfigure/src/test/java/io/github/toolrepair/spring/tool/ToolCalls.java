package io.github.toolrepair.spring.tool;

import java.util.List;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage.ToolResponse;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.metadata.ChatGenerationMetadata;
import org.springframework.ai.chat.metadata.ChatResponseMetadata;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.model.tool.ToolExecutionResult;
import org.springframework.ai.tool.ToolCallback;

/**
 * Builds what managers are given, and reads what they return.
 */
final class ToolCalls {

	private ToolCalls() {
	}

	static Prompt prompt(ToolCallback... callbacks) {
		return prompt(List.of(new UserMessage("Go on.")), callbacks);
	}

	static Prompt prompt(List<Message> messages, ToolCallback... callbacks) {
		return new Prompt(messages,
				ToolCallingChatOptions.builder().model("asked-for").toolCallbacks(callbacks).build());
	}

	/**
	 * Call as providers send it: any part may be missing, whatever the type says.
	 */
	@SuppressWarnings("NullAway")
	static ToolCall call(@Nullable String id, @Nullable String name, @Nullable String arguments) {
		return new ToolCall(id, "function", name, arguments);
	}

	static ChatResponse response(ToolCall... calls) {
		return response("TOOL_CALLS", calls);
	}

	static ChatResponse response(String finishReason, ToolCall... calls) {
		AssistantMessage message = AssistantMessage.builder().content("On it.").toolCalls(List.of(calls)).build();
		Generation generation = new Generation(message,
				ChatGenerationMetadata.builder().finishReason(finishReason).build());
		return new ChatResponse(List.of(generation), ChatResponseMetadata.builder().model("answered").build());
	}

	/**
	 * Callbacks of the request's options.
	 */
	static List<ToolCallback> callbacks(Prompt prompt) {
		ToolCallingChatOptions options = (ToolCallingChatOptions) Objects.requireNonNull(prompt.getOptions());
		return Objects.requireNonNull(options.getToolCallbacks());
	}

	static AssistantMessage message(ToolExecutionResult result) {
		return (AssistantMessage) result.conversationHistory().get(result.conversationHistory().size() - 2);
	}

	/**
	 * Argument texts in the history, in the order of the calls.
	 */
	static List<String> history(ToolExecutionResult result) {
		return message(result).getToolCalls().stream().map(ToolCall::arguments).toList();
	}

	static List<ToolResponse> responses(ToolExecutionResult result) {
		List<Message> history = result.conversationHistory();
		return ((ToolResponseMessage) history.get(history.size() - 1)).getResponses();
	}

	/**
	 * Texts of the responses, in the order of the calls.
	 */
	static List<String> answers(ToolExecutionResult result) {
		return responses(result).stream().map(ToolResponse::responseData).toList();
	}

}
