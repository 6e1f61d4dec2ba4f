package io.github.toolrepair.spring.actuate.metrics;

import java.time.Instant;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.spring.TestEvent;
import io.github.toolrepair.telemetry.CallHandling;
import io.github.toolrepair.telemetry.LeakAction;
import io.github.toolrepair.telemetry.LeakEvent;
import io.github.toolrepair.telemetry.RetryKind;
import io.micrometer.common.docs.KeyName;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

class RepairMetricsTests {

	private final SimpleMeterRegistry registry = new SimpleMeterRegistry();

	private final RepairMetrics metrics = new RepairMetrics(this.registry, 2, 2);

	@Test
	void countsCallsByToolOutcomeAndProfile() {
		record(TestEvent.repaired(), TestEvent.repaired(), TestEvent.valid());
		assertThat(count("repair.calls", "tool", "read", "outcome", "repaired", "profile", "adaptive")).isEqualTo(2);
		assertThat(count("repair.calls", "tool", "read", "outcome", "valid", "profile", "adaptive")).isEqualTo(1);
	}

	@Test
	void tellsShadowAndPassthroughApart() {
		record(TestEvent.unrepairable(), TestEvent.unrepairable().shadow(),
				TestEvent.unrepairable().handling(CallHandling.PASSTHROUGH), TestEvent.repaired().shadow());
		assertThat(count("repair.calls", "outcome", "unrepairable", "handling", "reject", "mode", "enforce"))
			.isEqualTo(1);
		assertThat(count("repair.calls", "outcome", "unrepairable", "handling", "shadow", "mode", "shadow"))
			.isEqualTo(1);
		assertThat(count("repair.calls", "outcome", "unrepairable", "handling", "passthrough", "mode", "enforce"))
			.isEqualTo(1);
		assertThat(this.registry.find("repair.turns.saved").counters()).isEmpty();
	}

	@Test
	void countsRules() {
		record(TestEvent.repaired("schema.drop-null", "schema.rename-alias"), TestEvent.repaired("schema.drop-null"));
		assertThat(count("repair.rules", "rule", "schema.drop-null")).isEqualTo(2);
		assertThat(count("repair.rules", "rule", "schema.rename-alias")).isEqualTo(1);
	}

	@Test
	void timesThePipeline() {
		record(TestEvent.valid(), TestEvent.valid());
		Timer timer = this.registry.get("repair.duration").tag("outcome", "valid").timer();
		assertThat(timer.count()).isEqualTo(2);
		assertThat(timer.totalTime(TimeUnit.MILLISECONDS)).isEqualTo(4, within(0.01));
	}

	@Test
	void countsRetriesByWhatBecameOfThem() {
		record(TestEvent.unrepairable(), TestEvent.unrepairable().retry(RetryKind.IDENTICAL),
				TestEvent.unrepairable().retry(RetryKind.FAILED), TestEvent.valid().retry(RetryKind.HEALED));
		assertThat(count("repair.retries", "tool", "read", "kind", "identical")).isEqualTo(1);
		assertThat(count("repair.retries", "tool", "read", "kind", "failed")).isEqualTo(1);
		assertThat(count("repair.retries", "tool", "read", "kind", "healed")).isEqualTo(1);
		assertThat(this.registry.get("repair.retries").counters()).hasSize(3);
	}

	@Test
	void schemaAccuracyIsTheShareOfValidCallsOfEachModel() {
		record(TestEvent.valid(), TestEvent.valid(), TestEvent.repaired(), TestEvent.unrepairable());
		record(TestEvent.valid().model("ollama", "qwen"));
		assertThat(accuracy("openai", "gpt-test")).isEqualTo(0.5);
		assertThat(accuracy("ollama", "qwen")).isEqualTo(1);
		assertThat(count("repair.model.calls", "provider", "openai", "model", "gpt-test", "outcome", "valid"))
			.isEqualTo(2);
		assertThat(count("repair.turns.saved", "provider", "openai", "model", "gpt-test")).isEqualTo(1);
	}

	@Test
	void countsLeaksByFamilyAndAction() {
		this.metrics.onLeak(new LeakEvent(Instant.EPOCH, "harmony", LeakAction.STRIPPED, "read", "gpt-test"));
		this.metrics.onLeak(new LeakEvent(Instant.EPOCH, "harmony", LeakAction.PROMOTED, null, null));
		assertThat(count("repair.leaks", "family", "harmony", "action", "stripped")).isEqualTo(1);
		assertThat(count("repair.leaks", "family", "harmony", "action", "promoted")).isEqualTo(1);
	}

	@Test
	void toolsThatWereNotOfferedOrAreBeyondTheLimitCountAsOther() {
		record(TestEvent.unrepairable().tool(null));
		IntStream.range(0, 100).forEach((i) -> record(TestEvent.unrepairable().tool("tool" + i)));
		assertThat(this.registry.get("repair.calls").counters()).hasSize(3);
		assertThat(count("repair.calls", "tool", "other", "outcome", "unrepairable")).isEqualTo(99);
	}

	@Test
	void modelsThatAreUnknownOrBeyondTheLimitCountAsOther() {
		record(TestEvent.valid().model(null, null));
		IntStream.range(0, 100).forEach((i) -> record(TestEvent.valid().model("openai", "model" + i)));
		assertThat(this.registry.get("repair.model.calls").counters()).hasSize(4);
		assertThat(count("repair.model.calls", "provider", "openai", "model", "other")).isEqualTo(98);
		assertThat(accuracy("other", "other")).isEqualTo(1);
	}

	@Test
	void metersAreAsDocumented() {
		record(TestEvent.repaired("schema.drop-null").retry(RetryKind.HEALED));
		this.metrics.onLeak(new LeakEvent(Instant.EPOCH, "harmony", LeakAction.STRIPPED, null, null));
		assertThat(this.registry.getMeters()).hasSize(RepairMeter.values().length);
		for (RepairMeter documented : RepairMeter.values()) {
			Meter.Id id = this.registry.get(documented.getName()).meter().getId();
			assertThat(id.getType()).isEqualTo(documented.getType());
			assertThat(id.getDescription()).isEqualTo(documented.description()).isNotBlank();
			assertThat(id.getTags()).extracting(Tag::getKey)
				.containsExactlyInAnyOrderElementsOf(
						Arrays.stream(documented.getKeyNames()).map(KeyName::asString).toList());
		}
	}

	@Test
	void losesNothingWithManyThreads() {
		IntStream.range(0, 1_000).parallel().forEach((i) -> record(TestEvent.of(outcome(i))));
		assertThat(count("repair.calls", "outcome", "valid")).isEqualTo(500);
		assertThat(accuracy("openai", "gpt-test")).isEqualTo(0.5);
	}

	private static RepairOutcome outcome(int i) {
		return (i % 2 == 0) ? RepairOutcome.VALID : RepairOutcome.UNREPAIRABLE;
	}

	private double accuracy(String provider, String model) {
		return this.registry.get("repair.schema.accuracy").tags("provider", provider, "model", model).gauge().value();
	}

	private double count(String meter, String... tags) {
		return this.registry.get(meter).tags(tags).counter().count();
	}

	private void record(TestEvent... events) {
		for (TestEvent event : events) {
			this.metrics.onRepair(event.event());
		}
	}

}
