package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.spring.actuate.metrics.RepairMetrics;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.Test;

import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.autoconfigure.ToolCallingAutoConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration;
import org.springframework.boot.micrometer.metrics.autoconfigure.MetricsAutoConfiguration;
import org.springframework.boot.micrometer.metrics.autoconfigure.export.simple.SimpleMetricsExportAutoConfiguration;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

import static org.assertj.core.api.Assertions.assertThat;

class RepairMetricsAutoConfigurationTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(RepairAutoConfiguration.class,
				RepairToolCallingAutoConfiguration.class, RepairMetricsAutoConfiguration.class,
				ToolCallingAutoConfiguration.class, MetricsAutoConfiguration.class,
				CompositeMeterRegistryAutoConfiguration.class, SimpleMetricsExportAutoConfiguration.class));

	@Test
	void countsCallsInTheRegistryOfTheApplication() {
		this.contextRunner.run((context) -> {
			assertThat(context).hasSingleBean(RepairMetrics.class);
			RepairToolCallingAutoConfigurationTests.answer(context.getBean(ToolCallingManager.class), "greet", "{}");
			assertThat(context.getBean(MeterRegistry.class)
				.get("repair.calls")
				.tags("tool", "greet", "outcome", "unrepairable", "profile", "adaptive")
				.counter()
				.count()).isEqualTo(1);
		});
	}

	@Test
	void limitOfToolsComesFromProperties() {
		this.contextRunner.withPropertyValues("repair.metrics.max-tools=1").run((context) -> {
			ToolCallingManager manager = context.getBean(ToolCallingManager.class);
			RepairToolCallingAutoConfigurationTests.answer(manager, "greet", "{\"name\":\"Ada\"}");
			RepairToolCallingAutoConfigurationTests.answer(manager, "invented", "{}");
			assertThat(context.getBean(MeterRegistry.class).get("repair.calls").counters())
				.extracting((counter) -> counter.getId().getTag("tool"))
				.containsExactlyInAnyOrder("greet", "other");
		});
	}

	@Test
	void definesNothingWhenSwitchedOff() {
		this.contextRunner.withPropertyValues("repair.enabled=false")
			.run((context) -> assertThat(context).doesNotHaveBean(RepairMetrics.class));
	}

	@Test
	void definesNothingWithoutRegistry() {
		new ApplicationContextRunner()
			.withConfiguration(
					AutoConfigurations.of(RepairAutoConfiguration.class, RepairMetricsAutoConfiguration.class))
			.run((context) -> assertThat(context).doesNotHaveBean(RepairMetrics.class));
	}

	@Test
	void backsOffWithoutMicrometer() {
		new ApplicationContextRunner()
			.withConfiguration(
					AutoConfigurations.of(RepairAutoConfiguration.class, RepairMetricsAutoConfiguration.class))
			.withClassLoader(new FilteredClassLoader("io.micrometer.core"))
			.run((context) -> assertThat(context).hasNotFailed().doesNotHaveBean("repairMetrics"));
	}

	@Test
	void backsOffForMetricsOfTheUser() {
		this.contextRunner.withUserConfiguration(MetricsConfiguration.class)
			.run((context) -> assertThat(context).hasSingleBean(RepairMetrics.class).hasBean("ownMetrics"));
	}

	@Configuration(proxyBeanMethods = false)
	static class MetricsConfiguration {

		@Bean
		RepairMetrics ownMetrics() {
			return new RepairMetrics(new SimpleMeterRegistry(), 10, 10);
		}

	}

}
