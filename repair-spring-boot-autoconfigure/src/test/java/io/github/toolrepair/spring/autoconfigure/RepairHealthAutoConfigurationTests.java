package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.spring.actuate.RepairHealthIndicator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

import static org.assertj.core.api.Assertions.assertThat;

class RepairHealthAutoConfigurationTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(RepairAutoConfiguration.class, RepairHealthAutoConfiguration.class));

	@Test
	void definesContributorWithoutThreshold() {
		this.contextRunner.run((context) -> {
			assertThat(context).hasSingleBean(RepairHealthIndicator.class).hasBean("repairHealthContributor");
			Health health = context.getBean(RepairHealthIndicator.class).health();
			assertThat(health).isNotNull();
			assertThat(health.getDetails()).containsEntry("window", "PT5M").doesNotContainKey("unrepairableThreshold");
		});
	}

	@Test
	void thresholdComesFromProperties() {
		this.contextRunner
			.withPropertyValues("repair.health.unrepairable-threshold=0.2", "repair.health.minimum-calls=3",
					"repair.health.window=1h")
			.run((context) -> {
				Health health = context.getBean(RepairHealthIndicator.class).health();
				assertThat(health).isNotNull();
				assertThat(health.getDetails()).containsEntry("window", "PT1H")
					.containsEntry("unrepairableThreshold", 0.2);
			});
	}

	@ParameterizedTest
	@ValueSource(strings = { "repair.health.unrepairable-threshold=20", "repair.health.unrepairable-threshold=-0.1",
			"repair.health.unrepairable-threshold=NaN", "repair.health.minimum-calls=0", "repair.health.window=0s" })
	void valueThatCannotBeUsedStopsTheStart(String property) {
		this.contextRunner.withPropertyValues(property)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.isInstanceOf(InvalidRepairPropertyException.class)
				.hasMessageContaining(property.substring(0, property.indexOf('='))));
	}

	@Test
	void definesNothingWhenSwitchedOff() {
		this.contextRunner.withPropertyValues("management.health.repair.enabled=false")
			.run((context) -> assertThat(context).doesNotHaveBean(RepairHealthIndicator.class));
		this.contextRunner.withPropertyValues("repair.enabled=false")
			.run((context) -> assertThat(context).doesNotHaveBean(RepairHealthIndicator.class));
	}

	@Test
	void backsOffForContributorOfTheUser() {
		this.contextRunner.withUserConfiguration(OwnHealthConfiguration.class)
			.run((context) -> assertThat(context).doesNotHaveBean(RepairHealthIndicator.class));
	}

	@Test
	void backsOffWithoutHealth() {
		this.contextRunner.withClassLoader(new FilteredClassLoader(HealthIndicator.class))
			.run((context) -> assertThat(context).hasNotFailed().doesNotHaveBean("repairHealthContributor"));
	}

	@Configuration(proxyBeanMethods = false)
	static class OwnHealthConfiguration {

		@Bean
		HealthIndicator repairHealthIndicator() {
			return () -> Health.up().build();
		}

	}

}
