package io.github.toolrepair.spring.advisor;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import org.springframework.ai.chat.client.ChatClientAttributes;
import org.springframework.ai.chat.client.ChatClientRequest;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.StructuredOutputChatOptions;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.openai.OpenAiChatModel.ResponseFormat;
import org.springframework.ai.openai.OpenAiChatOptions;

import static org.assertj.core.api.Assertions.assertThat;

class StructuredOutputTests {

	@Test
	void isNotRequestedByOptionsThatDoNotAskForIt() {
		assertThat(StructuredOutput.isRequested(request(ToolCallingChatOptions.builder().build()))).isFalse();
		assertThat(StructuredOutput.isRequested(request(OpenAiChatOptions.builder().build()))).isFalse();
		assertThat(StructuredOutput.isRequested(ChatClientRequest.builder().prompt(new Prompt("Hi")).build()))
			.isFalse();
	}

	@ParameterizedTest
	@EnumSource(value = ChatClientAttributes.class, names = { "OUTPUT_FORMAT", "STRUCTURED_OUTPUT_SCHEMA" })
	void isRequestedByTheClientsConverter(ChatClientAttributes attribute) {
		assertThat(StructuredOutput.isRequested(
				ChatClientRequest.builder().prompt(new Prompt("Hi")).context(Map.of(attribute.getKey(), "{}")).build()))
			.isTrue();
	}

	@Test
	void isRequestedByOptions() {
		assertThat(StructuredOutput
			.isRequested(request(StructuredOutputChatOptions.builder().outputSchema("{\"type\":\"object\"}").build())))
			.isTrue();
		assertThat(StructuredOutput.isRequested(
				request(OpenAiChatOptions.builder().outputSchema("{\"type\":\"object\",\"properties\":{}}").build())))
			.isTrue();
		ResponseFormat anyObject = ResponseFormat.builder().type(ResponseFormat.Type.JSON_OBJECT).build();
		assertThat(StructuredOutput.isRequested(request(OpenAiChatOptions.builder().responseFormat(anyObject).build())))
			.isTrue();
	}

	private static ChatClientRequest request(ChatOptions options) {
		return ChatClientRequest.builder().prompt(new Prompt("Hi", options)).build();
	}

}
