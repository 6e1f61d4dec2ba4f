package io.github.toolrepair.spring.autoconfigure;

import java.time.Clock;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.spring.contract.ToolContracts;
import io.github.toolrepair.spring.tool.RepairEventPublisher;
import io.github.toolrepair.spring.tool.ToolCallRepairOptions;
import io.github.toolrepair.spring.tool.ToolCallRepairer;
import io.github.toolrepair.telemetry.KnownTools;
import io.github.toolrepair.telemetry.RepairListener;

import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.tool.resolution.ToolCallbackResolver;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Conditional;
import org.springframework.core.env.Environment;

/**
 * Auto-configuration of the repair of the tool calls that any {@link ToolCallingManager}
 * bean executes.
 */
@AutoConfiguration(after = RepairAutoConfiguration.class)
@ConditionalOnClass(ToolCallingManager.class)
@Conditional(RepairNotDisabledCondition.class)
public final class RepairToolCallingAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	static RepairToolCallingManagerPostProcessor repairToolCallingManagerPostProcessor(
			ObjectProvider<ToolCallRepairer> repairer) {
		return new RepairToolCallingManagerPostProcessor(repairer);
	}

	@Bean
	@ConditionalOnMissingBean
	static RepairToolCallbackPostProcessor repairToolCallbackPostProcessor(ObjectProvider<ToolCallRepairer> repairer) {
		return new RepairToolCallbackPostProcessor(repairer);
	}

	@Bean
	@ConditionalOnMissingBean
	RepairEventPublisher repairEventPublisher(ObjectProvider<RepairListener> listeners) {
		return new RepairEventPublisher(listeners.orderedStream().toList(), Clock.systemUTC());
	}

	@Bean
	@ConditionalOnMissingBean
	ToolCallRepairer toolCallRepairer(RepairPipeline pipeline, RepairProperties properties, RepairEventPublisher events,
			KnownTools tools, ObjectProvider<ToolCallbackResolver> resolver, ContractCheckRunner contractCheck,
			Environment environment) {
		ToolCallRepairOptions options = new RepairPropertiesAdapter(properties).toolCallRepairOptions();
		return new ToolCallRepairer(pipeline, options, events, new ResolutionFallback(resolver, environment), tools,
				new ToolContracts(contractCheck::check));
	}

	@Bean
	@ConditionalOnMissingBean
	ContractCheckRunner repairContractCheckRunner(ConfigurableListableBeanFactory beanFactory,
			RepairProperties properties) {
		return new ContractCheckRunner(beanFactory, properties);
	}

}
