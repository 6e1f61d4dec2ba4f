package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.spring.observation.RepairObservationHandler;
import io.github.toolrepair.spring.observation.RepairToolCallingObservationConvention;
import io.github.toolrepair.spring.tool.ToolCallRepairer;
import io.micrometer.observation.ObservationRegistry;

import org.springframework.ai.tool.observation.ToolCallingObservationConvention;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/**
 * Auto-configuration of what observations of tool calls tell of repair.
 */
@AutoConfiguration(after = RepairToolCallingAutoConfiguration.class)
@ConditionalOnClass({ ObservationRegistry.class, ToolCallingObservationConvention.class })
@ConditionalOnBean(ToolCallRepairer.class)
public final class RepairObservationAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	ToolCallingObservationConvention repairToolCallingObservationConvention(ObjectProvider<ToolCallRepairer> repairer) {
		return new RepairToolCallingObservationConvention(repairer::getObject);
	}

	@Bean
	@ConditionalOnMissingBean
	RepairObservationHandler repairObservationHandler(ObjectProvider<ObservationRegistry> registry,
			ObjectProvider<ToolCallRepairer> repairer) {
		return new RepairObservationHandler(() -> registry.getIfUnique(() -> ObservationRegistry.NOOP),
				repairer::getObject);
	}

}
