package io.github.toolrepair.spring.autoconfigure;

import java.time.Instant;
import java.time.InstantSource;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.spring.TestEvent;
import io.github.toolrepair.spring.actuate.RepairDryRunWebExtension;
import io.github.toolrepair.spring.actuate.RepairEndpoint;
import io.github.toolrepair.telemetry.KnownTools;
import io.github.toolrepair.telemetry.RecentEvents;
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
	void dryRunIsOffUnlessEnabled() {
		this.contextRunner.run((context) -> assertThat(context).doesNotHaveBean(RepairDryRunWebExtension.class));
		this.contextRunner.withPropertyValues("repair.endpoint.dry-run=true")
			.run((context) -> assertThat(context).hasSingleBean(RepairDryRunWebExtension.class));
	}

	@Test
	void numberOfEventsComesFromProperties() {
		this.contextRunner.withPropertyValues("repair.endpoint.max-events=2").run((context) -> {
			RecentEvents events = context.getBean(RecentEvents.class);
			for (int i = 0; i < 3; i++) {
				events.onRepair(TestEvent.valid().event());
			}
			assertThat(events.newestFirst()).hasSize(2);
		});
		this.contextRunner.withPropertyValues("repair.endpoint.max-events=-1")
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.hasMessageContaining("repair.endpoint.max-events"));
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
			return new RepairEndpoint(RepairPipeline.builder().build(), new RepairStatistics(Instant.EPOCH),
					new RecentEvents(1), new KnownTools(), InstantSource.system());
		}

	}

}
