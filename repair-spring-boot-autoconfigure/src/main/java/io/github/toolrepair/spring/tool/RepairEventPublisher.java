package io.github.toolrepair.spring.tool;

import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import io.github.toolrepair.RepairResult;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.UnrepairableReason;
import io.github.toolrepair.telemetry.IssueSummary;
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

	RepairEvent publish(LookedAtCall call, RepairResult result, List<IssueSummary> issues) {
		Set<RepairStage> stages = EnumSet.noneOf(RepairStage.class);
		result.changes().forEach((change) -> stages.add(change.stage()));
		return publish(call, result.outcome(), result.reason(), stages,
				result.changes().stream().map(RepairChange::ruleId).distinct().toList(),
				result.observations().stream().distinct().toList(), issues);
	}

	RepairEvent publishUnknownTool(LookedAtCall call) {
		return publish(call, RepairOutcome.UNREPAIRABLE, null, Set.of(), List.of(), List.of(), List.of());
	}

	private RepairEvent publish(LookedAtCall call, RepairOutcome outcome, @Nullable UnrepairableReason reason,
			Set<RepairStage> stages, List<RuleId> rules, List<RuleId> observations, List<IssueSummary> issues) {
		RepairEvent event = new RepairEvent(this.clock.instant(), call.duration(), call.tool(), call.provider(),
				ModelIds.known(call.modelId()), call.policy().profile(), call.policy().mode(), outcome, reason,
				call.handling(), call.retry(), stages, rules, observations, issues);
		publish((listener) -> listener.onRepair(event));
		return event;
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
		LeakEvent event = new LeakEvent(this.clock.instant(), family, action, tool, ModelIds.known(modelId));
		publish((listener) -> listener.onLeak(event));
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
