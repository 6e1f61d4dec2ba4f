package io.github.toolrepair.spring.autoconfigure;

import java.time.Instant;

import io.github.toolrepair.spring.actuate.RepairEndpoint;
import io.github.toolrepair.telemetry.RepairStatistics;
import org.junit.jupiter.api.Test;

import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

import static org.assertj.core.api.Assertions.assertThat;

class RepairEndpointAutoConfigurationTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(RepairAutoConfiguration.class, RepairEndpointAutoConfiguration.class))
		.withPropertyValues("management.endpoints.web.exposure.include=repair");

	@Test
	void definesEndpoint() {
		this.contextRunner.run((context) -> assertThat(context).hasSingleBean(RepairEndpoint.class));
	}

	@Test
	void definesNoEndpointThatIsNotExposed() {
		this.contextRunner.withPropertyValues("management.endpoints.web.exposure.include=health")
			.run((context) -> assertThat(context).doesNotHaveBean(RepairEndpoint.class));
	}

	@Test
	void definesNoEndpointWithoutAccess() {
		this.contextRunner.withPropertyValues("management.endpoint.repair.access=NONE")
			.run((context) -> assertThat(context).doesNotHaveBean(RepairEndpoint.class));
	}

	@Test
	void definesNoEndpointWhenSwitchedOff() {
		this.contextRunner.withPropertyValues("repair.enabled=false")
			.run((context) -> assertThat(context).doesNotHaveBean(RepairEndpoint.class));
	}

	@Test
	void backsOffForEndpointOfTheUser() {
		this.contextRunner.withUserConfiguration(EndpointConfiguration.class)
			.run((context) -> assertThat(context).hasSingleBean(RepairEndpoint.class).hasBean("ownEndpoint"));
	}

	@Test
	void backsOffWithoutActuator() {
		this.contextRunner.withClassLoader(new FilteredClassLoader(Endpoint.class))
			.run((context) -> assertThat(context).hasNotFailed().doesNotHaveBean("repairEndpoint"));
	}

	@Configuration(proxyBeanMethods = false)
	static class EndpointConfiguration {

		@Bean
		RepairEndpoint ownEndpoint() {
			return new RepairEndpoint(new RepairStatistics(Instant.EPOCH));
		}

	}

}
