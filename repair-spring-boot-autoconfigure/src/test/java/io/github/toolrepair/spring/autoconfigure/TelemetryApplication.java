package io.github.toolrepair.spring.autoconfigure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;

import io.micrometer.tracing.handler.DefaultTracingObservationHandler;
import io.micrometer.tracing.test.simple.SimpleTracer;
import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/**
 * An application with everything that watches: a web server with Actuator's endpoints, a
 * Prometheus registry, tracing, and a chat client in front of a scripted model.
 */
final class TelemetryApplication implements AutoCloseable {

	private final ScriptedModel model = new ScriptedModel();

	private final ConfigurableApplicationContext context;

	private final HttpClient client = HttpClient.newHttpClient();

	TelemetryApplication(String... properties) {
		this.context = new SpringApplicationBuilder(Beans.class).web(WebApplicationType.SERVLET)
			.properties("spring.main.banner-mode=off", "server.port=0",
					"management.endpoints.web.exposure.include=repair,prometheus,health,info",
					"management.endpoint.health.show-details=always", "repair.endpoint.dry-run=true",
					"repair.tools.readFile.aliases[/path]=file_path")
			.properties("spring.ai.openai.base-url=" + this.model.url(), "spring.ai.openai.api-key=none",
					"spring.ai.openai.chat.model=gpt-test", "spring.ai.model.embedding=none",
					"spring.ai.model.embedding.text=none", "spring.ai.model.image=none",
					"spring.ai.model.moderation=none", "spring.ai.model.audio.speech=none",
					"spring.ai.model.audio.transcription=none")
			.properties(properties)
			.run();
	}

	ScriptedModel model() {
		return this.model;
	}

	<T> T bean(Class<T> type) {
		return this.context.getBean(type);
	}

	/**
	 * Lets the model and the tools talk until the model has said its last word.
	 */
	@Nullable String chat() {
		return bean(ChatClient.Builder.class).build().prompt("Go on.").tools(new Tools()).call().content();
	}

	HttpResponse<String> get(String path) {
		return send(request(path).GET());
	}

	HttpResponse<String> post(String path, String json) {
		return send(request(path).header("Content-Type", "application/json")
			.POST(HttpRequest.BodyPublishers.ofString(json)));
	}

	HttpResponse<String> delete(String path) {
		return send(request(path).DELETE());
	}

	private HttpRequest.Builder request(String path) {
		String port = this.context.getEnvironment().getProperty("local.server.port");
		return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
	}

	private HttpResponse<String> send(HttpRequest.Builder request) {
		try {
			return this.client.send(request.build(), HttpResponse.BodyHandlers.ofString());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

	@Override
	public void close() {
		this.context.close();
		this.model.close();
	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	static class Beans {

		@Bean
		SimpleTracer tracer() {
			return new SimpleTracer();
		}

		@Bean
		DefaultTracingObservationHandler tracingObservationHandler(SimpleTracer tracer) {
			return new DefaultTracingObservationHandler(tracer);
		}

	}

	static class Tools {

		@Tool(description = "Reads a file")
		String readFile(String path, @ToolParam(required = false) @Nullable Integer limit) {
			if (path.endsWith("/locked")) {
				throw new IllegalStateException("Can't open " + path);
			}
			return "content of " + path;
		}

		@Tool(description = "Orders something")
		String placeOrder(Order order) {
			return "ordered " + order.item();
		}

		record Order(String item, int quantity, Map<String, String> labels) {

		}

	}

}
