package io.github.toolrepair.spring.actuate.logging;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Tells when the same mistake was made often enough for a warning: once it was made
 * {@value #OFTEN} times within {@link #PERIOD}, and then at most once in each further
 * period. Memory is bounded. Safe for many threads.
 */
final class RepeatedMistakes {

	static final int OFTEN = 5;

	static final Duration PERIOD = Duration.ofMinutes(10);

	private static final int MOST_FINGERPRINTS = 1_000;

	private final Map<String, Period> periods = new LinkedHashMap<>();

	/**
	 * Takes note of a mistake, and gives how often it was made in the period if a warning
	 * is due; 0 if none is.
	 * @param fingerprint stands for the mistake
	 * @param time when it was made
	 */
	synchronized long repeated(String fingerprint, Instant time) {
		Period period = this.periods.get(fingerprint);
		if (period == null || !time.isBefore(period.start.plus(PERIOD))) {
			period = new Period(time);
			this.periods.remove(fingerprint);
			this.periods.put(fingerprint, period);
			dropOldest();
		}
		period.count++;
		return (period.count == OFTEN) ? period.count : 0;
	}

	private void dropOldest() {
		if (this.periods.size() > MOST_FINGERPRINTS) {
			this.periods.remove(this.periods.keySet().iterator().next());
		}
	}

	private static final class Period {

		private final Instant start;

		private long count;

		Period(Instant start) {
			this.start = start;
		}

	}

}
