package io.github.toolrepair.benchmarks.report;

import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class MeasurementsTests {

	private static final BenchmarkId FLOOR = new BenchmarkId("CallBenchmark", "floor", Map.of("call", "SMALL"));

	private static final BenchmarkId REPAIR = new BenchmarkId("CallBenchmark", "repair", Map.of("call", "SMALL"));

	private final Measurements measurements = new Measurements();

	@Test
	void comparesWithTheFloorOfTheSameParameters() {
		this.measurements.add(FLOOR, new Measurement(2, 100));
		this.measurements.add(new BenchmarkId("CallBenchmark", "floor", Map.of("call", "LARGE")),
				new Measurement(9, 900));
		this.measurements.add(REPAIR, new Measurement(3, 120));
		assertThat(this.measurements.comparisons())
			.containsExactly(new Comparison(REPAIR, new Measurement(2, 100), new Measurement(3, 120), 1.5, 1.2));
	}

	@Test
	void ratioIsTheMedianOfTheRatiosWithinARound() {
		this.measurements.add(FLOOR, new Measurement(1, 100));
		this.measurements.add(REPAIR, new Measurement(2, 100));
		this.measurements.add(FLOOR, new Measurement(100, 100));
		this.measurements.add(REPAIR, new Measurement(300, 100));
		this.measurements.add(FLOOR, new Measurement(1, 100));
		this.measurements.add(REPAIR, new Measurement(90, 100));
		assertThat(this.measurements.comparisons()).extracting(Comparison::timeRatio).containsExactly(3.0);
	}

	@Test
	void doesNotCompareWhatHasNoFloor() {
		this.measurements.add(REPAIR, new Measurement(3, 120));
		assertThat(this.measurements.comparisons()).isEmpty();
	}

	@Test
	void growthIsTheFactorForTwiceTheSize() {
		addSizes(1, 4, 16);
		assertThat(this.measurements.growths()).singleElement().satisfies((growth) -> {
			assertThat(growth.perDoubling()).isEqualTo(4, within(0.001));
			assertThat(growth.isLinear()).isFalse();
			assertThat(growth.id()).hasToString("Size repair (content=QUOTES)");
		});
	}

	@Test
	void twiceTheTimeForTwiceTheSizeIsLinear() {
		addSizes(1, 2, 4.4);
		assertThat(this.measurements.growths()).singleElement().matches(Growth::isLinear);
	}

	@Test
	void oneSizeIsNoGrowth() {
		addSizes(1);
		assertThat(this.measurements.growths()).isEmpty();
	}

	private void addSizes(double... micros) {
		int size = 128;
		for (double time : micros) {
			this.measurements.add(new BenchmarkId("SizeBenchmark", "repair",
					Map.of("size", String.valueOf(size), "content", "QUOTES")), new Measurement(time, 0));
			size *= 2;
		}
	}

}
