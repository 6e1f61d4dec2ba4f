package io.github.toolrepair.telemetry;

import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.LongAdder;

import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RuleId;

/**
 * Counts calls by outcome, by tool and by rule. Memory is bounded however many names a
 * model invents. Safe for many threads.
 */
public final class RepairStatistics implements RepairListener {

	/** Tools that are told apart; calls of any others count as {@code other}. */
	public static final int MAX_TOOLS = 500;

	private final Instant since;

	private final BoundedNames toolNames = new BoundedNames(MAX_TOOLS);

	private final ConcurrentMap<String, Outcomes> tools = new ConcurrentHashMap<>();

	private final ConcurrentMap<RuleId, LongAdder> rules = new ConcurrentHashMap<>();

	/**
	 * Statistics that start empty at the given time.
	 */
	public RepairStatistics(Instant since) {
		this.since = since;
	}

	@Override
	public void onRepair(RepairEvent event) {
		String tool = this.toolNames.bounded(event.tool());
		this.tools.computeIfAbsent(tool, (name) -> new Outcomes()).count(event.outcome());
		event.rules().forEach((rule) -> this.rules.computeIfAbsent(rule, (id) -> new LongAdder()).increment());
	}

	/**
	 * What was counted up to now. Calls that end meanwhile may be in it in part.
	 */
	public Summary summary() {
		Map<RepairOutcome, Long> outcomes = new Outcomes().counts();
		Map<String, Map<RepairOutcome, Long>> byTool = new TreeMap<>();
		this.tools.forEach((tool, counted) -> {
			Map<RepairOutcome, Long> counts = counted.counts();
			counts.forEach((outcome, count) -> outcomes.merge(outcome, count, Long::sum));
			byTool.put(tool, Collections.unmodifiableMap(counts));
		});
		Map<RuleId, Long> byRule = new TreeMap<>();
		this.rules.forEach((rule, count) -> byRule.put(rule, count.sum()));
		return new Summary(this.since, Collections.unmodifiableMap(outcomes), Collections.unmodifiableMap(byTool),
				Collections.unmodifiableMap(byRule));
	}

	/**
	 * Counts of a period. Every outcome is a key, also if its count is 0.
	 *
	 * @param since start of the period
	 * @param outcomes calls by outcome
	 * @param tools calls by tool, then by outcome, sorted by name; {@code other} holds
	 * calls to tools that were not offered, and those beyond {@link #MAX_TOOLS}
	 * @param rules calls that a rule changed, sorted by rule ID
	 */
	public record Summary(Instant since, Map<RepairOutcome, Long> outcomes, Map<String, Map<RepairOutcome, Long>> tools,
			Map<RuleId, Long> rules) {

	}

	private static final class Outcomes {

		private final ConcurrentMap<RepairOutcome, LongAdder> adders = new ConcurrentHashMap<>();

		void count(RepairOutcome outcome) {
			this.adders.computeIfAbsent(outcome, (key) -> new LongAdder()).increment();
		}

		Map<RepairOutcome, Long> counts() {
			Map<RepairOutcome, Long> counts = new EnumMap<>(RepairOutcome.class);
			for (RepairOutcome outcome : RepairOutcome.values()) {
				counts.put(outcome, 0L);
			}
			this.adders.forEach((outcome, adder) -> counts.put(outcome, adder.sum()));
			return counts;
		}

	}

}
