package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.spring.TestEvent;
import io.github.toolrepair.spring.actuate.logging.RepairLogger;
import io.github.toolrepair.telemetry.IssueSummary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.slf4j.spi.LoggingEventBuilder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith({ OutputCaptureExtension.class, OwnLogging.class })
class RepairLoggingAutoConfigurationTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(RepairAutoConfiguration.class, RepairLoggingAutoConfiguration.class));

	@Test
	void elasticCommonSchemaHasTheFactsAsFields(CapturedOutput output) {
		JsonNode line = logged("ecs", output);
		assertThat(line.path("log").path("logger").stringValue()).isEqualTo("io.github.toolrepair.telemetry");
		assertThat(line.path("message").stringValue())
			.isEqualTo("Call of tool 'read' is unrepairable: invalid [/path required]");
		assertThat(line.path("repair").path("tool").stringValue()).isEqualTo("read");
		assertThat(line.path("repair").path("outcome").stringValue()).isEqualTo("unrepairable");
		assertThat(line.path("repair").path("issues").path(0).stringValue()).isEqualTo("/path required");
	}

	@Test
	void logstashHasTheFactsAsFields(CapturedOutput output) {
		JsonNode line = logged("logstash", output);
		assertThat(line.path("logger_name").stringValue()).isEqualTo("io.github.toolrepair.telemetry");
		assertThat(line.path("repair.tool").stringValue()).isEqualTo("read");
		assertThat(line.path("repair.outcome").stringValue()).isEqualTo("unrepairable");
		assertThat(line.path("repair.issues").path(0).stringValue()).isEqualTo("/path required");
	}

	@Test
	void definesNothingWhenSwitchedOff() {
		this.contextRunner.withPropertyValues("repair.enabled=false")
			.run((context) -> assertThat(context).doesNotHaveBean(RepairLogger.class));
	}

	@Test
	void backsOffForLoggerOfTheUser() {
		this.contextRunner.withUserConfiguration(OwnLoggerConfiguration.class)
			.run((context) -> assertThat(context).hasSingleBean(RepairLogger.class).hasBean("ownLogger"));
	}

	@Test
	void backsOffWithoutKeyValues() {
		this.contextRunner.withClassLoader(new FilteredClassLoader(LoggingEventBuilder.class))
			.run((context) -> assertThat(context).hasNotFailed().doesNotHaveBean("repairLogger"));
	}

	/**
	 * The line that an application with this format writes for one unrepairable call.
	 */
	private static JsonNode logged(String format, CapturedOutput output) {
		try (ConfigurableApplicationContext context = new SpringApplicationBuilder(LoggingConfiguration.class)
			.web(WebApplicationType.NONE)
			.properties("spring.main.banner-mode=off", "logging.structured.format.console=" + format)
			.run()) {
			context.getBean(RepairLogger.class)
				.onRepair(TestEvent.unrepairable(new IssueSummary("/path", "required")).event());
		}
		return output.getOut()
			.lines()
			.filter((line) -> line.contains("Call of tool 'read'"))
			.map(JsonMapper.shared()::readTree)
			.findFirst()
			.orElseThrow();
	}

	@Configuration(proxyBeanMethods = false)
	@ImportAutoConfiguration({ RepairAutoConfiguration.class, RepairLoggingAutoConfiguration.class })
	static class LoggingConfiguration {

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnLoggerConfiguration {

		@Bean
		RepairLogger ownLogger() {
			return new RepairLogger();
		}

	}

}
