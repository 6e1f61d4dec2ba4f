package io.github.toolrepair.telemetry;

import java.time.Instant;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.LongAdder;

import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RuleId;
import org.jspecify.annotations.Nullable;

/**
 * Counts calls by outcome, by tool, by model and by rule, and leaks by grammar family.
 * Memory is bounded however many names a model invents. Safe for many threads.
 */
public final class RepairStatistics implements RepairListener {

	/** Tools that are told apart; calls of any others count as {@code other}. */
	public static final int MAX_TOOLS = 500;

	/** Models that are told apart; calls by any others count as {@code other}. */
	public static final int MAX_MODELS = 200;

	private volatile Counts counts;

	/**
	 * Statistics that start empty at the given time.
	 */
	public RepairStatistics(Instant since) {
		this.counts = new Counts(since);
	}

	@Override
	public void onRepair(RepairEvent event) {
		this.counts.count(event);
	}

	@Override
	public void onLeak(LeakEvent event) {
		this.counts.leaks.count(event.family(), event.action());
	}

	/**
	 * Starts again at the given time, with nothing counted.
	 */
	public void reset(Instant since) {
		this.counts = new Counts(since);
	}

	/**
	 * What was counted up to now. Calls that end meanwhile may be in it in part.
	 */
	public Summary summary() {
		return this.counts.summary();
	}

	/**
	 * Counts of a period. In each map of outcomes, kinds or actions every constant is a
	 * key, also if its count is 0.
	 *
	 * @param since start of the period
	 * @param outcomes calls by outcome
	 * @param turnsSaved calls that ran with repaired arguments
	 * @param retries calls by what they are to refused calls before them
	 * @param tools calls by tool, then by outcome, sorted by name; {@code other} holds
	 * calls to tools that were not offered, and those beyond {@link #MAX_TOOLS}
	 * @param models calls by model, then by outcome, sorted; {@code other} holds those
	 * beyond {@link #MAX_MODELS}
	 * @param rules calls that a rule changed, sorted by rule ID
	 * @param leaks leaks by grammar family, then by what was done about them, sorted by
	 * family
	 */
	public record Summary(Instant since, Map<RepairOutcome, Long> outcomes, long turnsSaved,
			Map<RetryKind, Long> retries, Map<String, Map<RepairOutcome, Long>> tools,
			Map<Model, Map<RepairOutcome, Long>> models, Map<RuleId, Long> rules,
			Map<String, Map<LeakAction, Long>> leaks) {

	}

	/**
	 * Model as calls are counted by it.
	 *
	 * @param provider provider of the model; {@code other} if unknown
	 * @param id model ID; {@code other} if unknown or beyond the limit
	 */
	public record Model(String provider, String id) implements Comparable<Model> {

		static Model of(@Nullable String provider, @Nullable String id) {
			return new Model(Objects.requireNonNullElse(provider, BoundedNames.OTHER),
					Objects.requireNonNullElse(id, BoundedNames.OTHER));
		}

		@Override
		public int compareTo(Model other) {
			int order = this.provider.compareTo(other.provider);
			return (order != 0) ? order : this.id.compareTo(other.id);
		}

	}

	/**
	 * Counters of one period.
	 */
	private static final class Counts {

		private final Instant since;

		private final BoundedNames toolNames = new BoundedNames(MAX_TOOLS);

		private final BoundedNames modelIds = new BoundedNames(MAX_MODELS);

		private final Tally<RepairOutcome> outcomes = new Tally<>(RepairOutcome.class);

		private final Tally<RetryKind> retries = new Tally<>(RetryKind.class);

		private final Tallies<String, RepairOutcome> tools = new Tallies<>(RepairOutcome.class);

		private final Tallies<Model, RepairOutcome> models = new Tallies<>(RepairOutcome.class);

		private final Tallies<String, LeakAction> leaks = new Tallies<>(LeakAction.class);

		private final ConcurrentMap<RuleId, LongAdder> rules = new ConcurrentHashMap<>();

		private final LongAdder turnsSaved = new LongAdder();

		Counts(Instant since) {
			this.since = since;
		}

		void count(RepairEvent event) {
			this.outcomes.count(event.outcome());
			this.retries.count(event.retry());
			this.tools.count(this.toolNames.bounded(event.tool()), event.outcome());
			this.models.count(Model.of(event.provider(), this.modelIds.bounded(event.modelId())), event.outcome());
			event.rules().forEach((rule) -> this.rules.computeIfAbsent(rule, (id) -> new LongAdder()).increment());
			if (event.savesTurn()) {
				this.turnsSaved.increment();
			}
		}

		Summary summary() {
			Map<RuleId, Long> byRule = new TreeMap<>();
			this.rules.forEach((rule, count) -> byRule.put(rule, count.sum()));
			return new Summary(this.since, this.outcomes.counts(), this.turnsSaved.sum(), this.retries.counts(),
					this.tools.counts(), this.models.counts(), Collections.unmodifiableMap(byRule),
					this.leaks.counts());
		}

	}

}
