package io.github.toolrepair.sample;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.ConfigurationPropertiesScan;
import org.springframework.context.ConfigurableApplicationContext;

/**
 * Starts the sample: the table of what happens without and with repair, and then a chat
 * endpoint. With profile {@code openai} or {@code ollama} there is a real model behind
 * the endpoint, and no table.
 */
@SpringBootApplication(proxyBeanMethods = false)
@ConfigurationPropertiesScan
public class SampleApplication {

	/**
	 * Starts the sample. With {@code --sample.exit=true} it ends after the table, with
	 * exit code 1 if a scenario did not come out as expected.
	 */
	public static void main(String[] arguments) {
		ConfigurableApplicationContext context = SpringApplication.run(SampleApplication.class, arguments);
		if (context.getBean(SampleProperties.class).exit()) {
			System.exit(SpringApplication.exit(context));
		}
	}

}
