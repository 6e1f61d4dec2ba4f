package io.github.toolrepair.spring.actuate;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;

import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RepairListener;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.health.contributor.AbstractHealthIndicator;
import org.springframework.boot.health.contributor.Health;

/**
 * Shows how many calls of the last while were unrepairable. The status is up, unless a
 * threshold is set and exceeded: then it is out of service.
 */
public final class RepairHealthIndicator extends AbstractHealthIndicator implements RepairListener {

	private final @Nullable Double unrepairableThreshold;

	private final int minimumCalls;

	private final Duration window;

	private final OutcomeWindow calls;

	/**
	 * Indicator over the calls of a time window.
	 * @param unrepairableThreshold share of unrepairable calls, from 0 to 1, above which
	 * the status is out of service; null if the status never changes
	 * @param minimumCalls least number of calls in the window that the status depends on
	 * @param window time over which calls are counted
	 * @param clock gives the time
	 */
	public RepairHealthIndicator(@Nullable Double unrepairableThreshold, int minimumCalls, Duration window,
			InstantSource clock) {
		super("Repair health check failed");
		this.unrepairableThreshold = unrepairableThreshold;
		this.minimumCalls = minimumCalls;
		this.window = window;
		this.calls = new OutcomeWindow(window, clock);
	}

	@Override
	public void onRepair(RepairEvent event) {
		this.calls.count(event.outcome());
	}

	@Override
	protected void doHealthCheck(Health.Builder builder) {
		Map<RepairOutcome, Long> counts = this.calls.counts();
		long all = counts.values().stream().mapToLong(Long::longValue).sum();
		double share = (all > 0) ? (double) counts.getOrDefault(RepairOutcome.UNREPAIRABLE, 0L) / all : 0;
		builder.up();
		if (this.unrepairableThreshold != null) {
			builder.withDetail("unrepairableThreshold", this.unrepairableThreshold);
			if (all >= this.minimumCalls && share > this.unrepairableThreshold) {
				builder.outOfService();
			}
		}
		builder.withDetail("window", this.window.toString()).withDetail("calls", all);
		counts.forEach((outcome, count) -> builder.withDetail(outcome.id(), count));
		builder.withDetail("unrepairableShare", share);
	}

}
