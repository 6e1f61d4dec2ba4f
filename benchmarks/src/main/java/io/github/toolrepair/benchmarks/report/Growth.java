package io.github.toolrepair.benchmarks.report;

import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Time by size.
 *
 * @param id the benchmark, without the parameter that is the size
 * @param micros microseconds by size; at least two
 */
record Growth(BenchmarkId id, NavigableMap<Long, Double> micros) {

	/**
	 * What grows with the square takes four times as long for twice the size, and Jackson
	 * alone takes 2.9 times as long where a text outgrows what a processor keeps near.
	 */
	private static final double MOST = 3.2;

	Growth {
		micros = new TreeMap<>(micros);
	}

	/**
	 * By what the time is multiplied, on average, where the size is doubled.
	 */
	double perDoubling() {
		Map.Entry<Long, Double> first = Objects.requireNonNull(this.micros.firstEntry());
		Map.Entry<Long, Double> last = Objects.requireNonNull(this.micros.lastEntry());
		double time = last.getValue() / first.getValue();
		double size = (double) last.getKey() / first.getKey();
		return Math.pow(time, Math.log(2) / Math.log(size));
	}

	boolean isLinear() {
		return perDoubling() <= MOST;
	}

}
