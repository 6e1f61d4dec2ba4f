package io.github.toolrepair.spring.autoconfigure;

import java.time.Clock;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.telemetry.RepairStatistics;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Conditional;

/**
 * Auto-configuration of the repair pipeline and its statistics.
 */
@AutoConfiguration
@Conditional(RepairNotDisabledCondition.class)
@EnableConfigurationProperties(RepairProperties.class)
public final class RepairAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	RepairPipeline repairPipeline(RepairProperties properties) {
		return new RepairPropertiesAdapter(properties).pipeline();
	}

	@Bean
	@ConditionalOnMissingBean
	RepairStatistics repairStatistics() {
		return new RepairStatistics(Clock.systemUTC().instant());
	}

}
