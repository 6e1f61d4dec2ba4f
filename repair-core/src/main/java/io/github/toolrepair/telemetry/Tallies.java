package io.github.toolrepair.telemetry;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * Counts the constants of an enum for each key apart. Safe for many threads.
 */
final class Tallies<K extends Comparable<K>, E extends Enum<E>> {

	private final Class<E> type;

	private final ConcurrentMap<K, Tally<E>> tallies = new ConcurrentHashMap<>();

	Tallies(Class<E> type) {
		this.type = type;
	}

	void count(K key, E constant) {
		this.tallies.computeIfAbsent(key, (added) -> new Tally<>(this.type)).count(constant);
	}

	/**
	 * Counts up to now, sorted by key.
	 */
	Map<K, Map<E, Long>> counts() {
		Map<K, Map<E, Long>> counts = new TreeMap<>();
		this.tallies.forEach((key, tally) -> counts.put(key, tally.counts()));
		return Collections.unmodifiableMap(counts);
	}

}
