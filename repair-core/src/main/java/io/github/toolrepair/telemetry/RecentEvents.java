package io.github.toolrepair.telemetry;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/**
 * Keeps the last events, up to a limit. Safe for many threads.
 */
public final class RecentEvents implements RepairListener {

	private final int limit;

	private final Deque<TelemetryEvent> events = new ArrayDeque<>();

	/**
	 * Keeps at most so many events; none at all if it is 0.
	 */
	public RecentEvents(int limit) {
		this.limit = limit;
	}

	@Override
	public void onRepair(RepairEvent event) {
		add(event);
	}

	@Override
	public void onLeak(LeakEvent event) {
		add(event);
	}

	private synchronized void add(TelemetryEvent event) {
		this.events.addLast(event);
		while (this.events.size() > this.limit) {
			this.events.removeFirst();
		}
	}

	/**
	 * The events, newest first.
	 */
	public synchronized List<TelemetryEvent> newestFirst() {
		List<TelemetryEvent> newest = new ArrayList<>(this.events);
		Collections.reverse(newest);
		return Collections.unmodifiableList(newest);
	}

	/**
	 * Forgets all events.
	 */
	public synchronized void clear() {
		this.events.clear();
	}

}
