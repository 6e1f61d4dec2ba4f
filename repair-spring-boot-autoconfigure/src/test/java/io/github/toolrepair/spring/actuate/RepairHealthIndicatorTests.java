package io.github.toolrepair.spring.actuate;

import java.time.Duration;
import java.time.Instant;

import io.github.toolrepair.spring.TestEvent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.Status;

import static org.assertj.core.api.Assertions.assertThat;

class RepairHealthIndicatorTests {

	private Instant now = TestEvent.TIME;

	@Test
	void showsDetailsOfTheWindow() {
		RepairHealthIndicator indicator = indicator(null);
		record(indicator, TestEvent.valid(), TestEvent.repaired(), TestEvent.unrepairable(), TestEvent.valid());
		assertThat(health(indicator).getStatus()).isEqualTo(Status.UP);
		assertThat(health(indicator).getDetails()).containsEntry("window", "PT5M")
			.containsEntry("calls", 4L)
			.containsEntry("valid", 2L)
			.containsEntry("repaired", 1L)
			.containsEntry("unrepairable", 1L)
			.containsEntry("unrepairableShare", 0.25)
			.doesNotContainKey("unrepairableThreshold");
	}

	@Test
	void isUpWithoutCalls() {
		assertThat(health(indicator(0.0)).getStatus()).isEqualTo(Status.UP);
		assertThat(health(indicator(0.0)).getDetails()).containsEntry("unrepairableShare", 0.0);
	}

	@Test
	void isUpWithoutThresholdWhateverTheShare() {
		RepairHealthIndicator indicator = indicator(null);
		record(indicator, TestEvent.unrepairable(), TestEvent.unrepairable(), TestEvent.unrepairable());
		assertThat(health(indicator).getStatus()).isEqualTo(Status.UP);
	}

	@Test
	void isOutOfServiceAboveTheThreshold() {
		RepairHealthIndicator indicator = indicator(0.5);
		record(indicator, TestEvent.valid(), TestEvent.unrepairable());
		assertThat(health(indicator).getStatus()).isEqualTo(Status.UP);
		record(indicator, TestEvent.unrepairable());
		assertThat(health(indicator).getStatus()).isEqualTo(Status.OUT_OF_SERVICE);
		assertThat(health(indicator).getDetails()).containsEntry("unrepairableThreshold", 0.5);
	}

	@Test
	void isUpBelowTheLeastNumberOfCalls() {
		RepairHealthIndicator indicator = indicator(0.5);
		record(indicator, TestEvent.unrepairable());
		assertThat(health(indicator).getStatus()).isEqualTo(Status.UP);
		record(indicator, TestEvent.unrepairable());
		assertThat(health(indicator).getStatus()).isEqualTo(Status.OUT_OF_SERVICE);
	}

	@Test
	void forgetsCallsThatLeftTheWindow() {
		RepairHealthIndicator indicator = indicator(0.5);
		record(indicator, TestEvent.unrepairable(), TestEvent.unrepairable());
		this.now = this.now.plus(Duration.ofMinutes(3));
		record(indicator, TestEvent.unrepairable());
		assertThat(health(indicator).getDetails()).containsEntry("calls", 3L);
		this.now = this.now.plus(Duration.ofMinutes(3));
		assertThat(health(indicator).getDetails()).containsEntry("calls", 1L);
		assertThat(health(indicator).getStatus()).isEqualTo(Status.UP);
		this.now = this.now.plus(Duration.ofDays(3));
		assertThat(health(indicator).getDetails()).containsEntry("calls", 0L);
	}

	private RepairHealthIndicator indicator(@Nullable Double threshold) {
		return new RepairHealthIndicator(threshold, 2, Duration.ofMinutes(5), () -> this.now);
	}

	private static void record(RepairHealthIndicator indicator, TestEvent... events) {
		for (TestEvent event : events) {
			indicator.onRepair(event.event());
		}
	}

	private static Health health(RepairHealthIndicator indicator) {
		Health health = indicator.health();
		assertThat(health).isNotNull();
		return health;
	}

}
