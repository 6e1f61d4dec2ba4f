package io.github.toolrepair.spring.actuate;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;

import io.github.toolrepair.model.RepairOutcome;

/**
 * Counts calls by outcome over the last while. Time is cut into slices, so that memory
 * does not depend on the number of calls. Safe for many threads.
 */
final class OutcomeWindow {

	private static final int SLICES = 30;

	private final Duration window;

	private final Duration slice;

	private final InstantSource clock;

	private final Deque<Slice> slices = new ArrayDeque<>();

	OutcomeWindow(Duration window, InstantSource clock) {
		this.window = window;
		this.slice = window.dividedBy(SLICES);
		this.clock = clock;
	}

	synchronized void count(RepairOutcome outcome) {
		Instant now = this.clock.instant();
		Slice last = this.slices.peekLast();
		if (last == null || !now.isBefore(last.start().plus(this.slice))) {
			dropOutdated(now);
			last = new Slice(now, new EnumMap<>(RepairOutcome.class));
			this.slices.addLast(last);
		}
		last.counts().merge(outcome, 1L, Long::sum);
	}

	/**
	 * Counts up to now; each outcome is a key.
	 */
	synchronized Map<RepairOutcome, Long> counts() {
		dropOutdated(this.clock.instant());
		Map<RepairOutcome, Long> counts = new EnumMap<>(RepairOutcome.class);
		for (RepairOutcome outcome : RepairOutcome.values()) {
			counts.put(outcome, 0L);
		}
		this.slices
			.forEach((each) -> each.counts().forEach((outcome, count) -> counts.merge(outcome, count, Long::sum)));
		return Collections.unmodifiableMap(counts);
	}

	private void dropOutdated(Instant now) {
		Instant start = now.minus(this.window);
		while (!this.slices.isEmpty() && !this.slices.element().start().isAfter(start)) {
			this.slices.remove();
		}
	}

	private record Slice(Instant start, Map<RepairOutcome, Long> counts) {

	}

}
