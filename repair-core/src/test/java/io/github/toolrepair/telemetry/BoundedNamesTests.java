package io.github.toolrepair.telemetry;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class BoundedNamesTests {

	@Test
	void firstNamesKeepTheirs() {
		BoundedNames names = new BoundedNames(2);
		assertThat(names.bounded("read")).isEqualTo("read");
		assertThat(names.bounded("write")).isEqualTo("write");
		assertThat(names.bounded("read")).isEqualTo("read");
	}

	@Test
	void namesBeyondTheLimitCountAsOther() {
		BoundedNames names = new BoundedNames(1);
		names.bounded("read");
		assertThat(names.bounded("write")).isEqualTo(BoundedNames.OTHER);
		assertThat(names.bounded("read")).isEqualTo("read");
	}

	@Test
	void missingNameCountsAsOtherAndTakesNoPlace() {
		BoundedNames names = new BoundedNames(1);
		assertThat(names.bounded(null)).isEqualTo(BoundedNames.OTHER);
		assertThat(names.bounded("read")).isEqualTo("read");
	}

	@Test
	void limitHoldsForManyThreads() {
		BoundedNames names = new BoundedNames(10);
		Set<String> told = IntStream.range(0, 10_000)
			.parallel()
			.mapToObj((i) -> names.bounded("tool" + i))
			.collect(Collectors.toSet());
		assertThat(told).hasSize(11).contains(BoundedNames.OTHER);
	}

}
