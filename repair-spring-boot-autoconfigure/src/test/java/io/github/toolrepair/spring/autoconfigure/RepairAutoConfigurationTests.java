package io.github.toolrepair.spring.autoconfigure;

import java.time.Instant;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.telemetry.RepairStatistics;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

import static org.assertj.core.api.Assertions.assertThat;

class RepairAutoConfigurationTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(RepairAutoConfiguration.class));

	@Test
	void definesPipelineAndStatistics() {
		this.contextRunner.run((context) -> assertThat(context).hasSingleBean(RepairPipeline.class)
			.hasSingleBean(RepairStatistics.class)
			.hasSingleBean(RepairProperties.class));
	}

	@Test
	void statisticsBeginWhenTheContextStarts() {
		Instant before = Instant.now();
		this.contextRunner.run((context) -> assertThat(context.getBean(RepairStatistics.class).summary().since())
			.isBetween(before, Instant.now()));
	}

	@Test
	void definesNothingWhenSwitchedOff() {
		this.contextRunner.withPropertyValues("repair.enabled=false")
			.run((context) -> assertThat(context).doesNotHaveBean(RepairPipeline.class)
				.doesNotHaveBean(RepairStatistics.class));
	}

	@Test
	void backsOffForPipelineOfTheUser() {
		this.contextRunner.withUserConfiguration(PipelineConfiguration.class)
			.run((context) -> assertThat(context).getBean(RepairPipeline.class)
				.isSameAs(context.getBean("ownPipeline")));
	}

	@Test
	void backsOffForStatisticsOfTheUser() {
		this.contextRunner.withUserConfiguration(StatisticsConfiguration.class)
			.run((context) -> assertThat(context).getBean(RepairStatistics.class)
				.isSameAs(context.getBean("ownStatistics")));
	}

	@Configuration(proxyBeanMethods = false)
	static class PipelineConfiguration {

		@Bean
		RepairPipeline ownPipeline() {
			return RepairPipeline.builder().build();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class StatisticsConfiguration {

		@Bean
		RepairStatistics ownStatistics() {
			return new RepairStatistics(Instant.EPOCH);
		}

	}

}
