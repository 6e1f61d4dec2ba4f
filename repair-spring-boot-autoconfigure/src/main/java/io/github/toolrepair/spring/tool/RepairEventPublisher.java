package io.github.toolrepair.spring.tool;

import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import io.github.toolrepair.RepairResult;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.telemetry.LeakAction;
import io.github.toolrepair.telemetry.LeakEvent;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RepairListener;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

/**
 * Tells all listeners of each call that was looked at and of each leak. A listener that
 * throws is logged and never harms the call.
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

	/**
	 * Tells of a leak of a grammar into the text of a message.
	 * @param family grammar family by its ID
	 * @param action what was done about it
	 * @param tool name of the tool that it calls; null unless a tool of that name was
	 * offered to the model
	 * @param modelId model that sent the message; null if unknown
	 */
	public void publishLeak(String family, LeakAction action, @Nullable String tool, @Nullable String modelId) {
		LeakEvent event = new LeakEvent(this.clock.instant(), family, action, tool, modelId);
		publish((listener) -> listener.onLeak(event));
	}

	private void publish(RepairEvent event) {
		publish((listener) -> listener.onRepair(event));
	}

	private void publish(Consumer<RepairListener> notification) {
		for (RepairListener listener : this.listeners) {
			try {
				notification.accept(listener);
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
