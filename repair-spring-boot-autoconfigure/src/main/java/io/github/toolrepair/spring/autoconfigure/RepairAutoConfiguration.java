package io.github.toolrepair.spring.autoconfigure;

import java.time.Clock;

import io.github.toolrepair.GrammarRecovery;
import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.cleanup.ValueCleanup;
import io.github.toolrepair.owner.OwnerHook;
import io.github.toolrepair.preprocess.StructuralRepair;
import io.github.toolrepair.telemetry.KnownTools;
import io.github.toolrepair.telemetry.RepairStatistics;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Conditional;
import org.springframework.context.annotation.ImportRuntimeHints;

/**
 * Auto-configuration of the repair pipeline, of the recovery of printed calls, and of
 * their statistics.
 */
@AutoConfiguration
@Conditional(RepairNotDisabledCondition.class)
@EnableConfigurationProperties(RepairProperties.class)
@ImportRuntimeHints(RepairRuntimeHints.class)
public final class RepairAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	RepairPipeline repairPipeline(RepairProperties properties, ObjectProvider<OwnerHook> hooks,
			ObjectProvider<StructuralRepair> structuralRepairs, ObjectProvider<ValueCleanup> cleanups,
			ObjectProvider<RepairPipelineCustomizer> customizers) {
		OwnerCode code = new OwnerCode(hooks.orderedStream().toList(), structuralRepairs.orderedStream().toList(),
				cleanups.orderedStream().toList(), customizers.orderedStream().toList());
		return new RepairPropertiesAdapter(properties, code).pipeline();
	}

	@Bean
	@ConditionalOnMissingBean
	GrammarRecovery grammarRecovery(RepairProperties properties) {
		return new GrammarRecovery(new RepairPropertiesAdapter(properties).grammarPolicy());
	}

	@Bean
	@ConditionalOnMissingBean
	RepairStatistics repairStatistics() {
		return new RepairStatistics(Clock.systemUTC().instant());
	}

	@Bean
	@ConditionalOnMissingBean
	KnownTools knownTools() {
		return new KnownTools();
	}

}
