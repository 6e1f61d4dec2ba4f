package io.github.toolrepair.spring.autoconfigure;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.cleanup.ValueCleanup;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.owner.OwnerHook;
import io.github.toolrepair.preprocess.StructuralRepair;

/**
 * Code of the application that takes part in the repair, in the order in which it runs.
 *
 * @param hooks hooks that prepare arguments
 * @param structuralRepairs repairs of the arguments' structure
 * @param cleanups cleanups of valid values
 * @param customizers last changes to the pipeline
 */
record OwnerCode(List<OwnerHook> hooks, List<StructuralRepair> structuralRepairs, List<ValueCleanup> cleanups,
		List<RepairPipelineCustomizer> customizers) {

	OwnerCode {
		hooks = List.copyOf(hooks);
		structuralRepairs = List.copyOf(structuralRepairs);
		cleanups = List.copyOf(cleanups);
		customizers = List.copyOf(customizers);
	}

	static OwnerCode none() {
		return new OwnerCode(List.of(), List.of(), List.of(), List.of());
	}

	void addTo(RepairPipeline.Builder builder) {
		this.hooks.forEach(builder::ownerHook);
		this.structuralRepairs.forEach(builder::structuralRepair);
		this.cleanups.forEach(builder::cleanup);
	}

	/**
	 * Lets the customizers change the builder, after all else was applied.
	 */
	void customize(RepairPipeline.Builder builder) {
		this.customizers.forEach((customizer) -> customizer.customize(builder));
	}

	/**
	 * IDs of all rules that properties may name: those that are built in, and those of
	 * the application.
	 */
	Set<RuleId> ruleIds() {
		Set<RuleId> ids = new TreeSet<>(RepairPipeline.ruleIds());
		this.structuralRepairs.forEach((repair) -> ids.add(repair.id()));
		this.cleanups.forEach((cleanup) -> ids.add(cleanup.id()));
		return ids;
	}

}
