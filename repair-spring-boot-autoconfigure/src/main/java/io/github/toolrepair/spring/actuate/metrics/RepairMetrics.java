package io.github.toolrepair.spring.actuate.metrics;

import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.telemetry.BoundedNames;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RepairListener;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;

/**
 * Counts calls and rules in a meter registry.
 *
 * @see RepairMeter
 */
public final class RepairMetrics implements RepairListener {

	private final MeterRegistry registry;

	private final BoundedNames tools;

	/**
	 * Metrics in the given registry.
	 * @param registry registry that holds the meters
	 * @param maxTools most values of the tag for the tool, besides {@code other}
	 */
	public RepairMetrics(MeterRegistry registry, int maxTools) {
		this.registry = registry;
		this.tools = new BoundedNames(maxTools);
	}

	@Override
	public void onRepair(RepairEvent event) {
		Counter.builder(RepairMeter.CALLS.getName())
			.description("Tool calls that were looked at")
			.baseUnit(RepairMeter.CALLS.getBaseUnit())
			.tag(RepairMeter.CallTag.TOOL.asString(), this.tools.bounded(event.tool()))
			.tag(RepairMeter.CallTag.OUTCOME.asString(), event.outcome().id())
			.tag(RepairMeter.CallTag.PROFILE.asString(), event.profile().id())
			.register(this.registry)
			.increment();
		event.rules().forEach(this::count);
	}

	private void count(RuleId rule) {
		Counter.builder(RepairMeter.RULES.getName())
			.description("Tool calls that a rule changed")
			.baseUnit(RepairMeter.RULES.getBaseUnit())
			.tag(RepairMeter.RuleTag.RULE.asString(), rule.value())
			.register(this.registry)
			.increment();
	}

}
