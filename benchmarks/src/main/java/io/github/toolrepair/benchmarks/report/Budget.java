package io.github.toolrepair.benchmarks.report;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * What a benchmark may cost as a multiple of its floor.
 *
 * @param id the benchmark
 * @param time most time
 * @param bytes most memory that is allocated
 */
record Budget(BenchmarkId id, double time, double bytes) {

	/** Share by which a measurement may miss its budget. */
	private static final double TOLERANCE = 0.15;

	private static final List<Budget> ALL = List.of(ofValidCall("SMALL", 1.3), ofValidCall("TEXT_OF_20_KIB", 1.2),
			ofValidCall("LIST_OF_20_KIB", 1.2), ofFault("ALIAS_NULL_AND_LIST_AS_TEXT", 5, 15));

	private static Budget ofValidCall(String call, double most) {
		return new Budget(new BenchmarkId("ValidCallBenchmark", "repair", Map.of("call", call)), most, most);
	}

	private static Budget ofFault(String fault, double time, double bytes) {
		return new Budget(new BenchmarkId("RepairBenchmark", "repair", Map.of("fault", fault)), time, bytes);
	}

	static List<Budget> all() {
		return ALL;
	}

	/**
	 * Budget of a benchmark; null if it has none.
	 */
	static @Nullable Budget of(BenchmarkId id) {
		for (Budget budget : ALL) {
			if (budget.id.equals(id)) {
				return budget;
			}
		}
		return null;
	}

	boolean holdsTime(Comparison comparison) {
		return comparison.timeRatio() <= this.time * (1 + TOLERANCE);
	}

	boolean holdsBytes(Comparison comparison) {
		return comparison.bytesRatio() <= this.bytes * (1 + TOLERANCE);
	}

}
