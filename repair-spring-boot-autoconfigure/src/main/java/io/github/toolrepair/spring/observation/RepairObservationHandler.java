package io.github.toolrepair.spring.observation;

import java.util.function.Supplier;

import io.github.toolrepair.spring.tool.ToolCallRepairer;
import io.github.toolrepair.telemetry.CallHandling;
import io.github.toolrepair.telemetry.RepairEvent;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationHandler;
import io.micrometer.observation.ObservationRegistry;
import org.jspecify.annotations.Nullable;

import org.springframework.ai.tool.observation.ToolCallingObservationContext;

/**
 * Signals an event in the observation of each tool call that was repaired or rejected.
 *
 * @see RepairObservationDocumentation.Events
 */
public final class RepairObservationHandler implements ObservationHandler<ToolCallingObservationContext> {

	private final Supplier<ObservationRegistry> registry;

	private final Supplier<ToolCallRepairer> repairer;

	/**
	 * Handler that asks the repairer for the calls that it looked at.
	 * @param registry gives the registry in which tool calls are observed
	 * @param repairer gives the repairer
	 */
	public RepairObservationHandler(Supplier<ObservationRegistry> registry, Supplier<ToolCallRepairer> repairer) {
		this.registry = registry;
		this.repairer = repairer;
	}

	@Override
	public boolean supportsContext(Observation.Context context) {
		return context instanceof ToolCallingObservationContext;
	}

	@Override
	public void onScopeOpened(ToolCallingObservationContext context) {
		Observation observation = this.registry.get().getCurrentObservation();
		if (observation != null && observation.getContext().equals(context) && !context.containsKey(getClass())) {
			context.put(getClass(), true);
			Observation.Event event = event(this.repairer.get().eventOf(context));
			if (event != null) {
				observation.event(event);
			}
		}
	}

	private static Observation.@Nullable Event event(@Nullable RepairEvent event) {
		if (event == null) {
			return null;
		}
		if (event.handling() == CallHandling.REJECT) {
			return RepairObservationDocumentation.Events.REJECTED;
		}
		return event.savesTurn() ? RepairObservationDocumentation.Events.REPAIRED : null;
	}

}
