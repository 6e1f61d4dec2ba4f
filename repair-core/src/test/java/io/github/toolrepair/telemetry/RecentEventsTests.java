package io.github.toolrepair.telemetry;

import java.util.stream.IntStream;

import io.github.toolrepair.model.RepairOutcome;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RecentEventsTests {

	private final RecentEvents events = new RecentEvents(2);

	@Test
	void keepsTheLastEventsNewestFirst() {
		RepairEvent second = TestEvent.of("second", RepairOutcome.VALID);
		LeakEvent third = new LeakEvent(TestEvent.TIME, "harmony", LeakAction.STRIPPED, null, null);
		this.events.onRepair(TestEvent.of("first", RepairOutcome.VALID));
		this.events.onRepair(second);
		this.events.onLeak(third);
		assertThat(this.events.newestFirst()).containsExactly(third, second);
	}

	@Test
	void clearForgetsAll() {
		this.events.onRepair(TestEvent.of("first", RepairOutcome.VALID));
		this.events.clear();
		assertThat(this.events.newestFirst()).isEmpty();
	}

	@Test
	void limitOfZeroKeepsNothing() {
		RecentEvents none = new RecentEvents(0);
		none.onRepair(TestEvent.of("first", RepairOutcome.VALID));
		assertThat(none.newestFirst()).isEmpty();
	}

	@Test
	void staysWithinTheLimitWithManyThreads() {
		IntStream.range(0, 1_000)
			.parallel()
			.forEach((i) -> this.events.onRepair(TestEvent.of("tool" + i, RepairOutcome.VALID)));
		assertThat(this.events.newestFirst()).hasSize(2);
	}

}
