package io.github.toolrepair.spring.tool;

import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.RepairResult;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RepairListener;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

/**
 * Tells all listeners of each call that was looked at. A listener that throws is logged
 * and never harms the call.
 */
public final class RepairEventPublisher {

	private static final Log logger = LogFactory.getLog(RepairEventPublisher.class);

	private final List<RepairListener> listeners;

	private final InstantSource clock;

	/**
	 * Publisher for the given listeners, which are called in their order.
	 */
	public RepairEventPublisher(List<RepairListener> listeners, InstantSource clock) {
		this.listeners = List.copyOf(listeners);
		this.clock = clock;
	}

	void publish(String tool, RepairPolicy policy, @Nullable String modelId, RepairResult result) {
		Set<RepairStage> stages = EnumSet.noneOf(RepairStage.class);
		result.changes().forEach((change) -> stages.add(change.stage()));
		publish(new RepairEvent(this.clock.instant(), tool, modelId, policy.profile(), policy.mode(), result.outcome(),
				result.reason(), stages, result.changes().stream().map(RepairChange::ruleId).distinct().toList(),
				result.observations().stream().distinct().toList()));
	}

	void publishUnknownTool(RepairPolicy policy, @Nullable String modelId) {
		publish(new RepairEvent(this.clock.instant(), null, modelId, policy.profile(), policy.mode(),
				RepairOutcome.UNREPAIRABLE, null, Set.of(), List.of(), List.of()));
	}

	private void publish(RepairEvent event) {
		for (RepairListener listener : this.listeners) {
			try {
				listener.onRepair(event);
			}
			catch (Exception ex) {
				// Its message may hold anything, so only the types are named.
				if (logger.isWarnEnabled()) {
					logger.warn("Repair listener " + listener.getClass().getName() + " failed with "
							+ ex.getClass().getName());
				}
			}
		}
	}

}
