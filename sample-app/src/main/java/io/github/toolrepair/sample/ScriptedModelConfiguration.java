package io.github.toolrepair.sample;

import io.github.toolrepair.sample.report.BeforeAfterRunner;
import io.github.toolrepair.sample.scenario.Scenarios;
import io.github.toolrepair.sample.scripted.ScriptedModelServer;
import io.github.toolrepair.sample.tool.SampleTools;
import io.github.toolrepair.sample.tool.Workspace;
import io.micrometer.observation.ObservationRegistry;

import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.advisor.ToolCallingAdvisor;
import org.springframework.ai.model.openai.autoconfigure.OpenAiCommonProperties;
import org.springframework.ai.model.tool.DefaultToolCallingManager;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.openai.OpenAiChatModel;
import org.springframework.ai.openai.OpenAiChatOptions;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;

/**
 * The scripted model and the table, in place of a real model.
 */
@Configuration(proxyBeanMethods = false)
@Profile("!openai & !ollama")
class ScriptedModelConfiguration {

	private static final String API_KEY = "not-checked";

	@Bean
	Scenarios scenarios() {
		return Scenarios.fromClassPath();
	}

	@Bean
	ScriptedModelServer scriptedModelServer(Scenarios scenarios, SampleProperties properties) {
		return ScriptedModelServer.start(scenarios, properties.scriptedPort());
	}

	/**
	 * Points Spring AI's own OpenAI client at the scripted model, whose port is not known
	 * before it runs: what {@code spring.ai.openai.base-url} and {@code api-key} say
	 * elsewhere.
	 */
	@Bean
	static BeanPostProcessor scriptedModelConnection(ObjectProvider<ScriptedModelServer> server) {
		return new BeanPostProcessor() {

			@Override
			public Object postProcessAfterInitialization(Object bean, String beanName) {
				if (bean instanceof OpenAiCommonProperties properties) {
					properties.setBaseUrl(server.getObject().baseUrl().toString());
					properties.setApiKey(API_KEY);
				}
				return bean;
			}

		};
	}

	@Bean
	BeforeAfterRunner beforeAfterRunner(Scenarios scenarios, ScriptedModelServer server, Workspace workspace,
			SampleTools tools, ChatClient chatClient) {
		ChatClient without = springAiAsItIs(server, tools);
		return new BeforeAfterRunner(scenarios, server, workspace, without, chatClient, System.out);
	}

	/**
	 * Gives a chat client that has nothing of the starter. Its tool-calling manager is
	 * not a bean, since the starter adds repair to every one that is.
	 */
	private static ChatClient springAiAsItIs(ScriptedModelServer server, SampleTools tools) {
		ToolCallingManager manager = DefaultToolCallingManager.builder().build();
		OpenAiChatModel model = OpenAiChatModel.builder()
			.options(OpenAiChatOptions.builder().baseUrl(server.baseUrl().toString()).apiKey(API_KEY).build())
			.build();
		return ChatClient
			.builder(model, ObservationRegistry.NOOP, null, null,
					ToolCallingAdvisor.builder().toolCallingManager(manager))
			.defaultTools(tools.forChatClient())
			.build();
	}

}
