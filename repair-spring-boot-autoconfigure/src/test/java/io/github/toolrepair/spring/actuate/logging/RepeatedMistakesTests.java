package io.github.toolrepair.spring.actuate.logging;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RepeatedMistakesTests {

	private static final Instant START = Instant.parse("2026-12-01T10:00:00Z");

	private final RepeatedMistakes mistakes = new RepeatedMistakes();

	@Test
	void warnsOnceWhenTheSameMistakeWasMadeOften() {
		List<Long> repeated = new ArrayList<>();
		for (int i = 0; i < 100; i++) {
			repeated.add(this.mistakes.repeated("one", START.plusSeconds(i)));
		}
		assertThat(repeated.indexOf(5L)).isEqualTo(4);
		assertThat(repeated).filteredOn((count) -> count > 0).hasSize(1);
	}

	@Test
	void warnsAgainInTheNextPeriod() {
		for (int i = 0; i < 10; i++) {
			this.mistakes.repeated("one", START);
		}
		Instant later = START.plus(RepeatedMistakes.PERIOD);
		for (int i = 0; i < 4; i++) {
			assertThat(this.mistakes.repeated("one", later)).isZero();
		}
		assertThat(this.mistakes.repeated("one", later)).isEqualTo(5);
	}

	@Test
	void tellsMistakesApart() {
		for (int i = 0; i < 4; i++) {
			assertThat(this.mistakes.repeated("one", START)).isZero();
			assertThat(this.mistakes.repeated("two", START)).isZero();
		}
		assertThat(this.mistakes.repeated("two", START)).isEqualTo(5);
	}

	@Test
	void forgetsTheOldestOfVeryManyMistakes() {
		for (int i = 0; i < 4; i++) {
			this.mistakes.repeated("one", START);
		}
		for (int i = 0; i < 1_000; i++) {
			this.mistakes.repeated("other" + i, START);
		}
		assertThat(this.mistakes.repeated("one", START)).isZero();
	}

}
