package io.github.toolrepair.spring.tool;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.telemetry.LeakAction;
import io.github.toolrepair.telemetry.LeakEvent;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RepairListener;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RepairEventPublisherTests {

	private final LeakListener listener = new LeakListener();

	@Test
	void publishLeakTellsEachListenerWithTheTime() {
		RepairEventPublisher publisher = new RepairEventPublisher(List.of(this.listener, (event) -> {
		}), InstantSource.fixed(Instant.EPOCH));
		publisher.publishLeak("hermes-xml", LeakAction.STRIPPED, "read", "model");
		publisher.publishLeak("harmony", LeakAction.OBSERVED, null, null);
		assertThat(this.listener.leaks).containsExactly(
				new LeakEvent(Instant.EPOCH, "hermes-xml", LeakAction.STRIPPED, "read", "model"),
				new LeakEvent(Instant.EPOCH, "harmony", LeakAction.OBSERVED, null, null));
	}

	@Test
	void listenerThatFailsKeepsNoOtherFromALeak() {
		RepairListener failing = new RepairListener() {

			@Override
			public void onRepair(RepairEvent event) {
			}

			@Override
			public void onLeak(LeakEvent event) {
				throw new IllegalStateException("broken");
			}

		};
		RepairEventPublisher publisher = new RepairEventPublisher(List.of(failing, this.listener),
				InstantSource.fixed(Instant.EPOCH));
		publisher.publishLeak("harmony", LeakAction.PROMOTED, "read", "model");
		assertThat(this.listener.leaks).hasSize(1);
	}

	private static final class LeakListener implements RepairListener {

		private final List<LeakEvent> leaks = new ArrayList<>();

		@Override
		public void onRepair(RepairEvent event) {
			throw new AssertionError("No call was looked at");
		}

		@Override
		public void onLeak(LeakEvent event) {
			this.leaks.add(event);
		}

	}

}
