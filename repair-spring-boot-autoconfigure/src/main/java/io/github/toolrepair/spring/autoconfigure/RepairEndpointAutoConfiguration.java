package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.spring.actuate.RepairEndpoint;
import io.github.toolrepair.telemetry.RepairStatistics;

import org.springframework.boot.actuate.autoconfigure.endpoint.condition.ConditionalOnAvailableEndpoint;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/**
 * Auto-configuration of the Actuator endpoint {@code repair}.
 */
@AutoConfiguration(after = RepairAutoConfiguration.class)
@ConditionalOnClass({ Endpoint.class, ConditionalOnAvailableEndpoint.class })
@ConditionalOnAvailableEndpoint(RepairEndpoint.class)
@ConditionalOnBean(RepairStatistics.class)
public final class RepairEndpointAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	RepairEndpoint repairEndpoint(RepairStatistics statistics) {
		return new RepairEndpoint(statistics);
	}

}
