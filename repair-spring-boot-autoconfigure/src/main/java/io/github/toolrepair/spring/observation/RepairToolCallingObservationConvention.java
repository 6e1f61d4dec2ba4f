package io.github.toolrepair.spring.observation;

import java.util.function.Supplier;
import java.util.stream.Collectors;

import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.spring.observation.RepairObservationDocumentation.HighCardinalityKeyNames;
import io.github.toolrepair.spring.observation.RepairObservationDocumentation.LowCardinalityKeyNames;
import io.github.toolrepair.spring.tool.ToolCallRepairer;
import io.github.toolrepair.telemetry.BoundedNames;
import io.github.toolrepair.telemetry.RepairEvent;
import io.micrometer.common.KeyValue;
import io.micrometer.common.KeyValues;
import org.jspecify.annotations.Nullable;

import org.springframework.ai.tool.observation.DefaultToolCallingObservationConvention;
import org.springframework.ai.tool.observation.ToolCallingObservationContext;
import org.springframework.ai.tool.observation.ToolCallingObservationDocumentation;

/**
 * Spring AI's own convention for tool calls, and besides what repair has to tell of the
 * call. A tool that was not offered is named {@value BoundedNames#OTHER}, since a model
 * may invent any number of names.
 *
 * @see RepairObservationDocumentation
 * @see ToolCallRepairer#eventOf(ToolCallingObservationContext)
 */
public final class RepairToolCallingObservationConvention extends DefaultToolCallingObservationConvention {

	private final Supplier<ToolCallRepairer> repairer;

	/**
	 * Convention that asks the repairer for the calls that it looked at.
	 */
	public RepairToolCallingObservationConvention(Supplier<ToolCallRepairer> repairer) {
		this.repairer = repairer;
	}

	@Override
	public String getContextualName(ToolCallingObservationContext context) {
		return isUnknownTool(context) ? context.getOperationMetadata().operationType() + " " + BoundedNames.OTHER
				: super.getContextualName(context);
	}

	@Override
	protected KeyValue toolDefinitionName(ToolCallingObservationContext context) {
		return isUnknownTool(context) ? KeyValue
			.of(ToolCallingObservationDocumentation.LowCardinalityKeyNames.TOOL_DEFINITION_NAME, BoundedNames.OTHER)
				: super.toolDefinitionName(context);
	}

	private boolean isUnknownTool(ToolCallingObservationContext context) {
		RepairEvent event = eventOf(context);
		return event != null && event.tool() == null;
	}

	@Override
	public KeyValues getLowCardinalityKeyValues(ToolCallingObservationContext context) {
		RepairEvent event = eventOf(context);
		return super.getLowCardinalityKeyValues(context).and(
				LowCardinalityKeyNames.OUTCOME
					.withValue((event != null) ? event.outcome().id() : RepairObservationDocumentation.NONE),
				LowCardinalityKeyNames.PROFILE
					.withValue((event != null) ? event.profile().id() : RepairObservationDocumentation.NONE));
	}

	@Override
	public KeyValues getHighCardinalityKeyValues(ToolCallingObservationContext context) {
		RepairEvent event = eventOf(context);
		return super.getHighCardinalityKeyValues(context).and(HighCardinalityKeyNames.RULES.withValue(rules(event)),
				HighCardinalityKeyNames.FINGERPRINT
					.withValue((event != null) ? event.fingerprint() : RepairObservationDocumentation.NONE));
	}

	private static String rules(@Nullable RepairEvent event) {
		return (event == null || event.rules().isEmpty()) ? RepairObservationDocumentation.NONE
				: event.rules().stream().map(RuleId::value).collect(Collectors.joining(","));
	}

	private @Nullable RepairEvent eventOf(ToolCallingObservationContext context) {
		return this.repairer.get().eventOf(context);
	}

}
