package io.github.toolrepair.spring.autoconfigure;

import java.time.Clock;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.spring.actuate.RepairDryRunWebExtension;
import io.github.toolrepair.spring.actuate.RepairEndpoint;
import io.github.toolrepair.telemetry.KnownTools;
import io.github.toolrepair.telemetry.RecentEvents;
import io.github.toolrepair.telemetry.RepairStatistics;

import org.springframework.boot.actuate.autoconfigure.endpoint.condition.ConditionalOnAvailableEndpoint;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
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
	RecentEvents recentRepairEvents(RepairProperties properties) {
		return new RecentEvents(new RepairPropertiesAdapter(properties).maxEvents());
	}

	@Bean
	@ConditionalOnMissingBean
	RepairEndpoint repairEndpoint(RepairPipeline pipeline, RepairStatistics statistics, RecentEvents events,
			KnownTools tools) {
		return new RepairEndpoint(pipeline, statistics, events, tools, Clock.systemUTC());
	}

	@Bean
	@ConditionalOnMissingBean
	@ConditionalOnBooleanProperty("repair.endpoint.dry-run")
	RepairDryRunWebExtension repairDryRunWebExtension(RepairPipeline pipeline, KnownTools tools) {
		return new RepairDryRunWebExtension(pipeline, tools);
	}

}
