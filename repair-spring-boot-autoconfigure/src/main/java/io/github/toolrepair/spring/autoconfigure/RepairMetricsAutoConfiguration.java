package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.spring.actuate.metrics.RepairMetrics;
import io.micrometer.core.instrument.MeterRegistry;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/**
 * Auto-configuration of the Micrometer meters.
 */
@AutoConfiguration(after = RepairAutoConfiguration.class,
		afterName = "org.springframework.boot.micrometer.metrics.autoconfigure.CompositeMeterRegistryAutoConfiguration")
@ConditionalOnClass(MeterRegistry.class)
@ConditionalOnBean({ MeterRegistry.class, RepairProperties.class })
public final class RepairMetricsAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	RepairMetrics repairMetrics(MeterRegistry registry, RepairProperties properties) {
		RepairPropertiesAdapter adapter = new RepairPropertiesAdapter(properties);
		return new RepairMetrics(registry, adapter.maxTools(), adapter.maxModels());
	}

}
