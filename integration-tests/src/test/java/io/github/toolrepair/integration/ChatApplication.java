package io.github.toolrepair.integration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import com.google.genai.Client;
import com.google.genai.types.HttpOptions;
import io.github.toolrepair.integration.wire.ModelServer;
import io.github.toolrepair.integration.wire.Provider;
import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.client.ChatClient;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.Environment;

/**
 * Application with the starter and Spring AI's client of one provider, of which all is
 * real up to the server of the provider.
 */
final class ChatApplication implements AutoCloseable {

	private static final List<String> PROPERTIES = List.of("spring.main.banner-mode=off", "logging.level.root=error",
			"spring.ai.model.embedding=none", "spring.ai.model.embedding.text=none", "spring.ai.model.image=none",
			"spring.ai.model.moderation=none", "spring.ai.model.audio.speech=none",
			"spring.ai.model.audio.transcription=none", "spring.ai.retry.max-attempts=1");

	private final ModelServer server;

	private final ConfigurableApplicationContext context;

	private final Tools tools = new Tools();

	ChatApplication(Provider provider, String... properties) {
		this(provider, Beans.class, properties);
	}

	/**
	 * Application with further beans.
	 */
	ChatApplication(Provider provider, Class<?> beans, String... properties) {
		this.server = new ModelServer(provider);
		List<String> all = new ArrayList<>(PROPERTIES);
		all.addAll(this.server.properties());
		all.addAll(Arrays.asList(properties));
		this.context = new SpringApplicationBuilder(Beans.class, beans).web(WebApplicationType.NONE)
			.properties(all.toArray(String[]::new))
			.run();
	}

	ModelServer server() {
		return this.server;
	}

	Tools tools() {
		return this.tools;
	}

	<T> T bean(Class<T> type) {
		return this.context.getBean(type);
	}

	/**
	 * Lets the user say something, and gives the answer.
	 */
	@Nullable String chat() {
		return request().call().content();
	}

	/**
	 * The same as a stream, whose pieces are joined.
	 */
	String stream() {
		List<String> pieces = request().stream().content().collectList().block();
		return (pieces != null) ? String.join("", pieces) : "";
	}

	private ChatClient.ChatClientRequestSpec request() {
		return this.context.getBean(ChatClient.Builder.class)
			.build()
			.prompt("Go on.")
			.tools(this.tools.callbacks().toArray())
			.toolContext(Map.of("user", "Ada"));
	}

	@Override
	public void close() {
		this.context.close();
		this.server.close();
	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	static class Beans {

		/**
		 * Spring AI has no property for the address.
		 */
		@Bean
		@ConditionalOnProperty("test.google.base-url")
		Client googleGenAiClient(Environment environment) {
			HttpOptions options = HttpOptions.builder()
				.baseUrl(environment.getRequiredProperty("test.google.base-url"))
				.build();
			return Client.builder().apiKey("none").httpOptions(options).build();
		}

	}

}
