package io.github.toolrepair.spring.advisor;

import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import org.springframework.ai.chat.messages.AssistantMessage;

import static org.assertj.core.api.Assertions.assertThat;

class ReasoningTests {

	@ParameterizedTest
	@MethodSource
	void isReasoning(Map<String, Object> metadata) {
		assertThat(Reasoning.is(message(metadata))).isTrue();
	}

	static Stream<Map<String, Object>> isReasoning() {
		return Stream.of(Map.of("isThought", true), Map.of("isThought", "true"), Map.of("thinking", true),
				Map.of("signature", "abc"));
	}

	@ParameterizedTest
	@MethodSource
	void isAnswer(Map<String, Object> metadata) {
		assertThat(Reasoning.is(message(metadata))).isFalse();
	}

	static Stream<Map<String, Object>> isAnswer() {
		return Stream.of(Map.of(), Map.of("isThought", false), Map.of("thinking", "I should read it."),
				Map.of("reasoningContent", "I should read it."));
	}

	private static AssistantMessage message(Map<String, Object> metadata) {
		return AssistantMessage.builder().content("text").properties(metadata).build();
	}

}
