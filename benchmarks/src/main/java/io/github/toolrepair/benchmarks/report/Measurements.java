package io.github.toolrepair.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * What was measured, in rounds: in each round every benchmark runs once.
 */
final class Measurements {

	/** Parameters that say how much there is to do. */
	private static final Set<String> SIZES = Set.of("size", "length");

	private final Map<BenchmarkId, List<Measurement>> rounds = new LinkedHashMap<>();

	void add(BenchmarkId id, Measurement measurement) {
		this.rounds.computeIfAbsent(id, (first) -> new ArrayList<>()).add(measurement);
	}

	/**
	 * All benchmarks that have a floor beside them.
	 */
	List<Comparison> comparisons() {
		List<Comparison> comparisons = new ArrayList<>();
		this.rounds.forEach((id, measured) -> {
			List<Measurement> floor = this.rounds.get(id.floor());
			if (floor != null && !id.isFloor()) {
				comparisons.add(new Comparison(id, median(floor), median(measured),
						ratio(measured, floor, Measurement::micros), ratio(measured, floor, Measurement::bytes)));
			}
		});
		return comparisons;
	}

	/**
	 * All benchmarks that have no floor but run with several sizes.
	 */
	List<Growth> growths() {
		Map<BenchmarkId, Map<Long, Double>> bySize = new LinkedHashMap<>();
		this.rounds.forEach((id, measured) -> SIZES.stream().filter(id.parameters()::containsKey).forEach((size) -> {
			if (!this.rounds.containsKey(id.floor())) {
				bySize.computeIfAbsent(id.without(size), (first) -> new TreeMap<>())
					.put(Long.valueOf(id.parameters().get(size)), median(measured).micros());
			}
		}));
		List<Growth> growths = new ArrayList<>();
		bySize.forEach((id, micros) -> {
			if (micros.size() > 1) {
				growths.add(new Growth(id, new TreeMap<>(micros)));
			}
		});
		return growths;
	}

	private static Measurement median(List<Measurement> rounds) {
		return new Measurement(median(rounds.size(), (i) -> rounds.get(i).micros()),
				median(rounds.size(), (i) -> rounds.get(i).bytes()));
	}

	private static double ratio(List<Measurement> measured, List<Measurement> floor,
			ToDoubleFunction<Measurement> cost) {
		return median(Math.min(measured.size(), floor.size()),
				(i) -> cost.applyAsDouble(measured.get(i)) / cost.applyAsDouble(floor.get(i)));
	}

	private static double median(int count, IntToDoubleFunction values) {
		double[] sorted = IntStream.range(0, count).mapToDouble(values).sorted().toArray();
		return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2;
	}

}
