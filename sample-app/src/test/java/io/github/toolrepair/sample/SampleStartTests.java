package io.github.toolrepair.sample;

import io.github.toolrepair.sample.report.BeforeAfterRunner;
import io.github.toolrepair.sample.scenario.Scenarios;
import io.github.toolrepair.sample.scripted.ScriptedModelServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.ollama.OllamaChatModel;
import org.springframework.ai.openai.OpenAiChatModel;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.client.RestClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatException;

/**
 * Tests for what the sample makes of its profiles, ports and keys when it starts.
 */
@ExtendWith(OutputCaptureExtension.class)
class SampleStartTests {

	@Test
	void openAiTalksToTheServerOfTheEnvironment() {
		try (ScriptedModelServer server = ScriptedModelServer.start(Scenarios.fromClassPath(), 0);
				ConfigurableApplicationContext context = start("--spring.profiles.active=openai",
						"--OPENAI_API_KEY=test", "--OPENAI_BASE_URL=" + server.baseUrl(),
						"--OPENAI_MODEL=another-model")) {
			assertThat(context.getBean(ChatModel.class)).isInstanceOf(OpenAiChatModel.class);
			assertThat(context.getBean(ChatModel.class).getOptions().getModel()).isEqualTo("another-model");
			assertThat(context.getBeansOfType(BeforeAfterRunner.class)).isEmpty();
			assertThat(context.getBeansOfType(ScriptedModelServer.class)).isEmpty();
			ResponseEntity<String> response = chat(context, "valid");
			assertThat(response.getBody()).contains("Done.").contains("readFile");
		}
	}

	@Test
	void openAiWithoutAKeyDoesNotStartAndSaysWhichVariableToSet(CapturedOutput output) {
		assertThatException().isThrownBy(() -> start("--spring.profiles.active=openai", "--OPENAI_API_KEY="))
			.withRootCauseInstanceOf(MissingApiKeyException.class);
		assertThat(output).contains("APPLICATION FAILED TO START")
			.contains("the environment variable OPENAI_API_KEY is not set");
	}

	@Test
	void ollamaIsTheModelOfItsProfile() {
		try (ConfigurableApplicationContext context = start("--spring.profiles.active=ollama",
				"--OLLAMA_MODEL=another-model")) {
			assertThat(context.getBean(ChatModel.class)).isInstanceOf(OllamaChatModel.class);
			assertThat(context.getBean(ChatModel.class).getOptions().getModel()).isEqualTo("another-model");
			assertThat(context.getBeansOfType(BeforeAfterRunner.class)).isEmpty();
		}
	}

	@Test
	void chatWhenTheModelCannotBeReachedIsABadGateway() {
		String closed;
		try (ScriptedModelServer server = ScriptedModelServer.start(Scenarios.fromClassPath(), 0)) {
			closed = server.baseUrl().toString();
		}
		try (ConfigurableApplicationContext context = start("--spring.profiles.active=openai", "--OPENAI_API_KEY=test",
				"--OPENAI_BASE_URL=" + closed, "--spring.ai.openai.max-retries=0")) {
			ResponseEntity<String> response = chat(context, "Hello");
			assertThat(response.getStatusCode().value()).isEqualTo(502);
			assertThat(response.getBody()).contains("The model or a tool failed").doesNotContain("127.0.0.1");
		}
	}

	@Test
	void aTakenPortOfTheScriptedModelIsReported(CapturedOutput output) {
		try (ScriptedModelServer server = ScriptedModelServer.start(Scenarios.fromClassPath(), 0)) {
			int port = server.baseUrl().getPort();
			assertThatException().isThrownBy(() -> start("--sample.scripted-port=" + port));
			assertThat(output).contains("APPLICATION FAILED TO START")
				.contains("The scripted model cannot listen on port " + port + " (property 'sample.scripted-port')");
		}
	}

	@Test
	void aTakenPortOfTheWebServerIsReported(CapturedOutput output) {
		try (ScriptedModelServer server = ScriptedModelServer.start(Scenarios.fromClassPath(), 0)) {
			int port = server.baseUrl().getPort();
			assertThatException().isThrownBy(() -> start("--server.address=127.0.0.1", "--server.port=" + port));
			assertThat(output).contains("APPLICATION FAILED TO START")
				.contains("Web server failed to start. Port " + port + " was already in use.");
		}
	}

	@Test
	void aPortOutOfRangeIsReported(CapturedOutput output) {
		assertThatException().isThrownBy(() -> start("--sample.scripted-port=65536"));
		assertThat(output).contains("APPLICATION FAILED TO START").contains("It must be between 0 and 65535.");
	}

	private static ConfigurableApplicationContext start(String... arguments) {
		return new SpringApplicationBuilder(SampleApplication.class).properties("server.port=0").run(arguments);
	}

	private static ResponseEntity<String> chat(ConfigurableApplicationContext context, String message) {
		return RestClient.builder()
			.baseUrl("http://localhost:" + context.getEnvironment().getProperty("local.server.port"))
			.defaultStatusHandler(HttpStatusCode::isError, (request, response) -> {
			})
			.build()
			.post()
			.uri("/chat")
			.contentType(MediaType.APPLICATION_JSON)
			.body("{\"message\":\"" + message + "\"}")
			.retrieve()
			.toEntity(String.class);
	}

}
