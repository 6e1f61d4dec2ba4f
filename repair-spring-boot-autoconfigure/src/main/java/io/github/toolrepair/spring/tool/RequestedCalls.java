package io.github.toolrepair.spring.tool;

import java.beans.PropertyDescriptor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.feedback.RetryMessages;
import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage.ToolResponse;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.beans.BeanUtils;
import org.springframework.util.ReflectionUtils;
import org.springframework.util.StringUtils;

/**
 * The tool calls that a model asks for, with the request that they answer.
 *
 * @param prompt the request
 * @param options options of the request
 * @param response what the model sent
 * @param index index of the generation that holds the calls
 */
record RequestedCalls(Prompt prompt, ToolCallingChatOptions options, ChatResponse response, int index) {

	/**
	 * Calls of the response; null if it holds none, or if the request has no options for
	 * tools.
	 */
	static @Nullable RequestedCalls of(Prompt prompt, ChatResponse response) {
		if (!(prompt.getOptions() instanceof ToolCallingChatOptions options)) {
			return null;
		}
		for (int i = 0; i < response.getResults().size(); i++) {
			if (response.getResults().get(i).getOutput().hasToolCalls()) {
				return new RequestedCalls(prompt, options, response, i);
			}
		}
		return null;
	}

	private Generation generation() {
		return this.response.getResults().get(this.index);
	}

	List<ToolCall> toolCalls() {
		return generation().getOutput().getToolCalls();
	}

	/**
	 * Whether the model printed the call as text.
	 */
	boolean isPromoted(ToolCall call) {
		return PromotedCalls.contains(generation().getOutput(), call);
	}

	/**
	 * Callbacks of the request, in their order.
	 */
	List<ToolCallback> callbacks() {
		List<ToolCallback> callbacks = this.options.getToolCallbacks();
		return (callbacks != null) ? callbacks : List.of();
	}

	/**
	 * Names of the request's tools, in their order.
	 */
	Set<String> toolNames() {
		Set<String> names = new LinkedHashSet<>();
		callbacks().forEach((callback) -> names.add(callback.getToolDefinition().name()));
		return names;
	}

	/**
	 * First callback of that name; null if the request has none.
	 */
	@Nullable ToolCallback callback(String toolName) {
		for (ToolCallback callback : callbacks()) {
			if (toolName.equals(callback.getToolDefinition().name())) {
				return callback;
			}
		}
		return null;
	}

	/**
	 * Model that really answered; the one that was asked for if the response does not
	 * say; null if neither is known.
	 */
	@Nullable String modelId() {
		String answered = this.response.getMetadata().getModel();
		return StringUtils.hasText(answered) ? answered : this.options.getModel();
	}

	/**
	 * Provider of the model; null if unknown.
	 */
	@Nullable String provider() {
		return ModelProviders.of(this.options);
	}

	/**
	 * Whether the request asks its provider for strict tool schemas, in which optional
	 * parameters are sent as nullable. Only the options of some providers tell.
	 */
	boolean asksForStrictSchemas() {
		PropertyDescriptor strict = BeanUtils.getPropertyDescriptor(this.options.getClass(), "strict");
		Method getter = (strict != null) ? strict.getReadMethod() : null;
		return getter != null && Boolean.TRUE.equals(ReflectionUtils.invokeMethod(getter, this.options));
	}

	/**
	 * Finish reason as the provider reports it; null if it does not.
	 */
	@Nullable String finishReason() {
		return generation().getMetadata().getFinishReason();
	}

	/**
	 * How often the same call was made before in this turn, which begins with the last
	 * message of the user.
	 */
	int earlierCalls(String toolName, String arguments) {
		int count = 0;
		List<Message> messages = this.prompt.getInstructions();
		for (int i = messages.size() - 1; i >= 0 && !(messages.get(i) instanceof UserMessage); i--) {
			if (messages.get(i) instanceof AssistantMessage message) {
				count += (int) message.getToolCalls()
					.stream()
					.filter((call) -> toolName.equals(call.name()) && arguments.equals(call.arguments()))
					.count();
			}
		}
		return count;
	}

	/**
	 * How many calls of the tool were refused when it was last called in this turn.
	 */
	int refusedBefore(String toolName) {
		List<Message> messages = this.prompt.getInstructions();
		for (int i = messages.size() - 1; i >= 0 && !(messages.get(i) instanceof UserMessage); i--) {
			if (messages.get(i) instanceof ToolResponseMessage message) {
				List<ToolResponse> responses = message.getResponses()
					.stream()
					.filter((response) -> toolName.equals(response.name()))
					.toList();
				if (!responses.isEmpty()) {
					return (int) responses.stream()
						.filter((response) -> RetryMessages.isRetryMessage(response.responseData()))
						.count();
				}
			}
		}
		return 0;
	}

	/**
	 * The request with other callbacks.
	 */
	Prompt promptWith(List<ToolCallback> callbacks) {
		return new Prompt(this.prompt.getInstructions(), this.options.mutate().toolCallbacks(callbacks).build());
	}

	/**
	 * The response with other tool calls.
	 */
	ChatResponse responseWith(List<ToolCall> toolCalls) {
		AssistantMessage message = AssistantMessages.mutate(generation().getOutput()).toolCalls(toolCalls).build();
		List<Generation> generations = new ArrayList<>(this.response.getResults());
		generations.set(this.index, new Generation(message, generation().getMetadata()));
		return ChatResponse.builder().from(this.response).generations(generations).build();
	}

}
