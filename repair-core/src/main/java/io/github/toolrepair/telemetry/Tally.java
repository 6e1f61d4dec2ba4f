package io.github.toolrepair.telemetry;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts the constants of an enum. Safe for many threads.
 */
final class Tally<E extends Enum<E>> {

	private final Class<E> type;

	private final ConcurrentMap<E, LongAdder> adders = new ConcurrentHashMap<>();

	Tally(Class<E> type) {
		this.type = type;
	}

	void count(E constant) {
		this.adders.computeIfAbsent(constant, (added) -> new LongAdder()).increment();
	}

	/**
	 * Counts up to now; each constant is a key.
	 */
	Map<E, Long> counts() {
		Map<E, Long> counts = new EnumMap<>(this.type);
		for (E constant : this.type.getEnumConstants()) {
			counts.put(constant, 0L);
		}
		this.adders.forEach((constant, adder) -> counts.put(constant, adder.sum()));
		return Collections.unmodifiableMap(counts);
	}

}
