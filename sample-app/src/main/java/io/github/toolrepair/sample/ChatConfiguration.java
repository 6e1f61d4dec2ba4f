package io.github.toolrepair.sample;

import io.github.toolrepair.sample.tool.SampleTools;
import io.github.toolrepair.sample.tool.Workspace;

import org.springframework.ai.chat.client.ChatClient;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * The chat client as every Spring AI application makes it. Nothing in it knows of repair:
 * that comes with the starter on the class path.
 */
@Configuration(proxyBeanMethods = false)
class ChatConfiguration {

	@Bean
	Workspace workspace() {
		return Workspace.fromClassPath();
	}

	@Bean
	ChatClient chatClient(ChatClient.Builder builder, SampleTools tools) {
		return builder.defaultTools(tools.forChatClient()).build();
	}

}
