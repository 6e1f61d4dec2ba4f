package io.github.toolrepair.spring.advisor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;

import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Flux;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.metadata.ChatGenerationMetadata;
import org.springframework.ai.chat.metadata.ChatResponseMetadata;
import org.springframework.ai.chat.metadata.DefaultUsage;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;

/**
 * Model that gives the answers of a test, and keeps what it was asked.
 */
final class LeakingModel implements ChatModel {

	private final Queue<Flux<ChatResponse>> answers = new ArrayDeque<>();

	private final List<Prompt> prompts = new ArrayList<>();

	/**
	 * Next answer is a message of these texts, one chunk each if it is streamed, and ends
	 * with a chunk that carries the finish reason and the usage.
	 */
	LeakingModel says(String finishReason, String... texts) {
		List<ChatResponse> chunks = new ArrayList<>();
		Arrays.stream(texts).forEach((text) -> chunks.add(chunk(text)));
		chunks.add(end(finishReason));
		return answers(Flux.fromIterable(chunks));
	}

	/**
	 * Next answer is this stream.
	 */
	LeakingModel answers(Flux<ChatResponse> chunks) {
		this.answers.add(chunks);
		return this;
	}

	/**
	 * Chunk that only has a text.
	 */
	static ChatResponse chunk(String text) {
		return response(new Generation(new AssistantMessage(text)), 0);
	}

	/**
	 * Chunk that ends a message.
	 */
	static ChatResponse end(String finishReason) {
		return response(generation(new AssistantMessage(""), finishReason), 3);
	}

	static Generation generation(AssistantMessage message, @Nullable String finishReason) {
		return new Generation(message, ChatGenerationMetadata.builder().finishReason(finishReason).build());
	}

	static ChatResponse response(Generation generation, int tokens) {
		return new ChatResponse(List.of(generation), metadata(tokens));
	}

	static ChatResponseMetadata metadata(int tokens) {
		return ChatResponseMetadata.builder().id("r1").model("leaking").usage(new DefaultUsage(tokens, tokens)).build();
	}

	/**
	 * What the model was asked, one prompt for each answer.
	 */
	List<Prompt> prompts() {
		return this.prompts;
	}

	@Override
	public ChatOptions getOptions() {
		return ToolCallingChatOptions.builder().model("leaking").build();
	}

	@Override
	public ChatResponse call(Prompt prompt) {
		List<ChatResponse> chunks = Objects.requireNonNull(stream(prompt).collectList().block());
		if (chunks.size() == 1) {
			return chunks.get(0);
		}
		StringBuilder text = new StringBuilder();
		chunks.forEach((chunk) -> text.append(chunk.getResults().get(0).getOutput().getText()));
		AssistantMessage message = AssistantMessage.builder()
			.content(text.toString())
			.properties(Map.of("id", "m1"))
			.build();
		Generation last = chunks.get(chunks.size() - 1).getResults().get(0);
		return new ChatResponse(List.of(new Generation(message, last.getMetadata())), metadata(3));
	}

	@Override
	public Flux<ChatResponse> stream(Prompt prompt) {
		this.prompts.add(prompt);
		return Objects.requireNonNull(this.answers.poll(), "No answer is left");
	}

}
