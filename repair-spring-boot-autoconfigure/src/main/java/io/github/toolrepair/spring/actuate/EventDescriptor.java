package io.github.toolrepair.spring.actuate;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;

import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.telemetry.IssueSummary;
import io.github.toolrepair.telemetry.LeakEvent;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.TelemetryEvent;
import org.jspecify.annotations.Nullable;

/**
 * One event. What does not belong to its channel, or is unknown, is null.
 *
 * @param time when it was seen
 * @param channel {@code tool} for a tool call, {@code message} for a leak into a message
 * @param tool name of the tool as it was offered
 * @param provider provider of the model
 * @param model model that sent it
 * @param profile profile in effect
 * @param mode mode in effect
 * @param outcome what became of the call
 * @param reason why it is unrepairable
 * @param handling what was done with the call
 * @param retry what the call is to refused calls before it
 * @param stages stages that changed the arguments, in the order in which calls pass them
 * @param rules rules that changed the arguments
 * @param observations rules that were seen to matter and changed nothing
 * @param issues what is wrong with unrepairable arguments
 * @param durationMicros how long the pipeline took, in microseconds
 * @param fingerprint digest of the call's shape
 * @param family grammar family of a leak
 * @param action what was done about a leak
 */
public record EventDescriptor(Instant time, String channel, @Nullable String tool, @Nullable String provider,
		@Nullable String model, @Nullable String profile, @Nullable String mode, @Nullable String outcome,
		@Nullable String reason, @Nullable String handling, @Nullable String retry, @Nullable List<String> stages,
		@Nullable List<String> rules, @Nullable List<String> observations, @Nullable List<IssueDescriptor> issues,
		@Nullable Long durationMicros, @Nullable String fingerprint, @Nullable String family, @Nullable String action) {

	static EventDescriptor of(TelemetryEvent event) {
		return (event instanceof RepairEvent repair) ? of(repair) : of((LeakEvent) event);
	}

	private static EventDescriptor of(RepairEvent event) {
		return new EventDescriptor(event.time(), event.channel(), event.tool(), event.provider(), event.modelId(),
				event.profile().id(), event.mode().id(), event.outcome().id(),
				(event.reason() != null) ? event.reason().id() : null, event.handling().id(), event.retry().id(),
				event.stages().stream().sorted().map(RepairStage::id).toList(), ids(event.rules()),
				ids(event.observations()), event.issues().stream().map(IssueDescriptor::of).toList(),
				TimeUnit.NANOSECONDS.toMicros(event.duration().toNanos()), event.fingerprint(), null, null);
	}

	private static EventDescriptor of(LeakEvent event) {
		return new EventDescriptor(event.time(), event.channel(), event.tool(), null, event.modelId(), null, null, null,
				null, null, null, null, null, null, null, null, null, event.family(), event.action().id());
	}

	private static List<String> ids(Collection<RuleId> rules) {
		return rules.stream().map(RuleId::value).toList();
	}

	/**
	 * What is wrong at one place, in words of the tool's schema.
	 *
	 * @param location the place; {@code *} stands for what the schema does not declare
	 * @param keyword keyword of the schema that is not satisfied
	 */
	public record IssueDescriptor(String location, String keyword) {

		static IssueDescriptor of(IssueSummary issue) {
			return new IssueDescriptor(issue.location(), issue.keyword());
		}

	}

}
