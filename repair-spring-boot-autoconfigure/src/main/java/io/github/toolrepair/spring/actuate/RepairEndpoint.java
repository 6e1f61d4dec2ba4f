package io.github.toolrepair.spring.actuate;

import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.telemetry.KnownTools;
import io.github.toolrepair.telemetry.LeakAction;
import io.github.toolrepair.telemetry.RecentEvents;
import io.github.toolrepair.telemetry.RepairStatistics;
import io.github.toolrepair.telemetry.RetryKind;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.actuate.endpoint.OperationResponseBody;
import org.springframework.boot.actuate.endpoint.annotation.DeleteOperation;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.actuate.endpoint.annotation.ReadOperation;
import org.springframework.boot.actuate.endpoint.annotation.Selector;

/**
 * Actuator endpoint that shows which tool calls were repaired, by which rules and for
 * which models. It holds counts, names and settings, nothing that a model sent.
 */
@Endpoint(id = "repair")
public class RepairEndpoint {

	private final RepairPipeline pipeline;

	private final RepairStatistics statistics;

	private final RecentEvents events;

	private final KnownTools tools;

	private final InstantSource clock;

	/**
	 * Endpoint over the given facts.
	 * @param pipeline pipeline of which the settings are shown
	 * @param statistics what was counted
	 * @param events last events
	 * @param tools tools that requests offered
	 * @param clock gives the time at which the statistics are reset
	 */
	public RepairEndpoint(RepairPipeline pipeline, RepairStatistics statistics, RecentEvents events, KnownTools tools,
			InstantSource clock) {
		this.pipeline = pipeline;
		this.statistics = statistics;
		this.events = events;
		this.tools = tools;
		this.clock = clock;
	}

	/**
	 * Counts since the application started, or since the last reset.
	 */
	@ReadOperation
	public SummaryDescriptor summary() {
		return SummaryDescriptor.of(this.statistics.summary());
	}

	/**
	 * One part of the details; null if there is none of that name.
	 * @param part {@code events}, {@code tools} or {@code rules}
	 */
	@ReadOperation
	public @Nullable OperationResponseBody details(@Selector String part) {
		return switch (part) {
			case "events" -> new EventsDescriptor(this.events.newestFirst().stream().map(EventDescriptor::of).toList());
			case "tools" -> new ToolsDescriptor(this.tools.all()
				.stream()
				.map((tool) -> ToolDescriptor.of(tool, this.pipeline.settingsFor(tool.name())))
				.toList());
			case "rules" -> RulesDescriptor.of();
			default -> null;
		};
	}

	/**
	 * Starts the counts again and forgets the last events. Meters stay as they are.
	 */
	@DeleteOperation
	public void reset() {
		this.statistics.reset(this.clock.instant());
		this.events.clear();
	}

	/**
	 * Counts of a period.
	 *
	 * @param since start of the period
	 * @param calls all calls
	 * @param turnsSaved calls that ran with repaired arguments
	 * @param retries calls after refused ones of the same tool in the same turn
	 * @param tools calls by tool; {@code other} holds those to tools that do not exist
	 * @param models calls by model
	 * @param rules calls that a rule changed, by rule ID
	 * @param leaks leaks by grammar family, then by what was done about them
	 */
	public record SummaryDescriptor(Instant since, CallsDescriptor calls, long turnsSaved, RetriesDescriptor retries,
			Map<String, CallsDescriptor> tools, List<ModelDescriptor> models, Map<String, Long> rules,
			Map<String, LeaksDescriptor> leaks) implements OperationResponseBody {

		static SummaryDescriptor of(RepairStatistics.Summary summary) {
			Map<String, CallsDescriptor> tools = new LinkedHashMap<>();
			summary.tools().forEach((tool, outcomes) -> tools.put(tool, CallsDescriptor.of(outcomes)));
			Map<String, Long> rules = new LinkedHashMap<>();
			summary.rules().forEach((rule, count) -> rules.put(rule.value(), count));
			Map<String, LeaksDescriptor> leaks = new LinkedHashMap<>();
			summary.leaks().forEach((family, actions) -> leaks.put(family, LeaksDescriptor.of(actions)));
			List<ModelDescriptor> models = summary.models()
				.entrySet()
				.stream()
				.map((model) -> ModelDescriptor.of(model.getKey(), model.getValue()))
				.toList();
			return new SummaryDescriptor(summary.since(), CallsDescriptor.of(summary.outcomes()), summary.turnsSaved(),
					RetriesDescriptor.of(summary.retries()), tools, models, rules, leaks);
		}

	}

	/**
	 * Calls by outcome.
	 *
	 * @param valid calls that were valid as sent
	 * @param repaired calls that could be repaired
	 * @param unrepairable calls that could not be repaired
	 */
	public record CallsDescriptor(long valid, long repaired, long unrepairable) {

		static CallsDescriptor of(Map<RepairOutcome, Long> outcomes) {
			return new CallsDescriptor(outcomes.getOrDefault(RepairOutcome.VALID, 0L),
					outcomes.getOrDefault(RepairOutcome.REPAIRED, 0L),
					outcomes.getOrDefault(RepairOutcome.UNREPAIRABLE, 0L));
		}

		/**
		 * Share of valid calls, from 0 to 1; 0 if there were no calls.
		 */
		double schemaAccuracy() {
			long all = this.valid + this.repaired + this.unrepairable;
			return (all > 0) ? (double) this.valid / all : 0;
		}

	}

	/**
	 * Calls after refused ones of the same tool in the same turn.
	 *
	 * @param healed calls that ran
	 * @param failed calls that were refused for other arguments
	 * @param identical calls that were the same refused call once more
	 */
	public record RetriesDescriptor(long healed, long failed, long identical) {

		static RetriesDescriptor of(Map<RetryKind, Long> retries) {
			return new RetriesDescriptor(retries.getOrDefault(RetryKind.HEALED, 0L),
					retries.getOrDefault(RetryKind.FAILED, 0L), retries.getOrDefault(RetryKind.IDENTICAL, 0L));
		}

	}

	/**
	 * Calls by one model.
	 *
	 * @param provider provider of the model; {@code other} if unknown
	 * @param model model ID; {@code other} if unknown or one too many
	 * @param calls its calls
	 * @param schemaAccuracy share of its calls that were valid as sent, from 0 to 1
	 */
	public record ModelDescriptor(String provider, String model, CallsDescriptor calls, double schemaAccuracy) {

		static ModelDescriptor of(RepairStatistics.Model model, Map<RepairOutcome, Long> outcomes) {
			CallsDescriptor calls = CallsDescriptor.of(outcomes);
			return new ModelDescriptor(model.provider(), model.id(), calls, calls.schemaAccuracy());
		}

	}

	/**
	 * Leaks of one grammar family.
	 *
	 * @param observed leaks that were left where they are
	 * @param stripped leaks that were taken out
	 * @param promoted leaks that became tool calls
	 */
	public record LeaksDescriptor(long observed, long stripped, long promoted) {

		static LeaksDescriptor of(Map<LeakAction, Long> actions) {
			return new LeaksDescriptor(actions.getOrDefault(LeakAction.OBSERVED, 0L),
					actions.getOrDefault(LeakAction.STRIPPED, 0L), actions.getOrDefault(LeakAction.PROMOTED, 0L));
		}

	}

	/**
	 * The last events.
	 *
	 * @param events the events, newest first
	 */
	public record EventsDescriptor(List<EventDescriptor> events) implements OperationResponseBody {

	}

	/**
	 * Tools that requests offered so far.
	 *
	 * @param tools the tools, sorted by name
	 */
	public record ToolsDescriptor(List<ToolDescriptor> tools) implements OperationResponseBody {

	}

	/**
	 * All rules that are built in.
	 *
	 * @param rules the rules, sorted by ID
	 */
	public record RulesDescriptor(List<RuleDescriptor> rules) implements OperationResponseBody {

		static RulesDescriptor of() {
			return new RulesDescriptor(RepairPipeline.ruleIds().stream().map(RuleDescriptor::of).toList());
		}

	}

}
