package io.github.toolrepair.spring.tool;

import org.junit.jupiter.api.Test;

import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.openai.OpenAiChatOptions;

import static org.assertj.core.api.Assertions.assertThat;

class ModelProvidersTests {

	@Test
	void providerIsThatOfTheClientsOptions() {
		assertThat(ModelProviders.of(OpenAiChatOptions.builder().build())).isEqualTo("openai");
	}

	@Test
	void optionsForAnyClientNameNoProvider() {
		assertThat(ModelProviders.of(ToolCallingChatOptions.builder().build())).isNull();
		assertThat(ModelProviders.of(ChatOptions.builder().build())).isNull();
	}

}
