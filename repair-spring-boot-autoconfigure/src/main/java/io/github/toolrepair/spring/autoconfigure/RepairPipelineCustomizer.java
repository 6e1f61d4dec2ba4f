package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.RepairPipeline;

/**
 * Changes the builder of the auto-configured pipeline, after properties and the
 * application's own hooks and repairs were applied. Several run in their order.
 */
@FunctionalInterface
public interface RepairPipelineCustomizer {

	/**
	 * Changes the builder. A mistake stops the start with a report.
	 */
	void customize(RepairPipeline.Builder builder);

}
