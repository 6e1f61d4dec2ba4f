package io.github.toolrepair.spring.autoconfigure;

import java.time.Clock;

import io.github.toolrepair.spring.actuate.RepairHealthIndicator;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.health.autoconfigure.contributor.ConditionalOnEnabledHealthIndicator;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Bean;

/**
 * Auto-configuration of the health contributor {@code repair}.
 */
@AutoConfiguration(after = RepairAutoConfiguration.class)
@ConditionalOnClass({ HealthIndicator.class, ConditionalOnEnabledHealthIndicator.class })
@ConditionalOnEnabledHealthIndicator("repair")
@ConditionalOnBean(RepairProperties.class)
public final class RepairHealthAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean(name = { "repairHealthIndicator", "repairHealthContributor" })
	RepairHealthIndicator repairHealthContributor(RepairProperties properties) {
		RepairProperties.Health health = new RepairPropertiesAdapter(properties).health();
		return new RepairHealthIndicator(health.unrepairableThreshold(), health.minimumCalls(), health.window(),
				Clock.systemUTC());
	}

}
