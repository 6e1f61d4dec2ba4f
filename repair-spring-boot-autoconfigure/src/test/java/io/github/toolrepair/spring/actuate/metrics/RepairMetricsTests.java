package io.github.toolrepair.spring.actuate.metrics;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import io.github.toolrepair.model.RepairMode;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.telemetry.RepairEvent;
import io.micrometer.common.docs.KeyName;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RepairMetricsTests {

	private final SimpleMeterRegistry registry = new SimpleMeterRegistry();

	private final RepairMetrics metrics = new RepairMetrics(this.registry, 2);

	@Test
	void countsCallsByToolOutcomeAndProfile() {
		count("read", RepairOutcome.REPAIRED);
		count("read", RepairOutcome.REPAIRED);
		count("read", RepairOutcome.VALID);
		assertThat(calls("read", "repaired")).isEqualTo(2);
		assertThat(calls("read", "valid")).isEqualTo(1);
	}

	@Test
	void countsRules() {
		count("read", RepairOutcome.REPAIRED, "schema.drop-null", "schema.rename-alias");
		count("read", RepairOutcome.REPAIRED, "schema.drop-null");
		assertThat(this.registry.get("repair.rules").tag("rule", "schema.drop-null").counter().count()).isEqualTo(2);
		assertThat(this.registry.get("repair.rules").tag("rule", "schema.rename-alias").counter().count()).isEqualTo(1);
	}

	@Test
	void toolsThatWereNotOfferedOrAreBeyondTheLimitCountAsOther() {
		count(null, RepairOutcome.UNREPAIRABLE);
		IntStream.range(0, 100).forEach((i) -> count("tool" + i, RepairOutcome.UNREPAIRABLE));
		assertThat(this.registry.get("repair.calls").counters()).hasSize(3);
		assertThat(calls("other", "unrepairable")).isEqualTo(99);
	}

	@Test
	void metersAreAsDocumented() {
		count("read", RepairOutcome.REPAIRED, "schema.drop-null");
		assertThat(this.registry.getMeters()).hasSize(RepairMeter.values().length);
		for (RepairMeter documented : RepairMeter.values()) {
			Meter meter = this.registry.get(documented.getName()).meter();
			assertThat(meter.getId().getType()).isEqualTo(documented.getType());
			assertThat(meter.getId().getBaseUnit()).isEqualTo(documented.getBaseUnit());
			assertThat(meter.getId().getDescription()).isNotBlank();
			assertThat(meter.getId().getTags()).extracting(Tag::getKey)
				.containsExactlyInAnyOrderElementsOf(
						Arrays.stream(documented.getKeyNames()).map(KeyName::asString).toList());
		}
	}

	private double calls(String tool, String outcome) {
		return this.registry.get("repair.calls")
			.tags("tool", tool, "outcome", outcome, "profile", "adaptive")
			.counter()
			.count();
	}

	private void count(@Nullable String tool, RepairOutcome outcome, String... rules) {
		this.metrics.onRepair(new RepairEvent(Instant.EPOCH, tool, "model", RepairProfile.ADAPTIVE, RepairMode.ENFORCE,
				outcome, null, Set.of(), Arrays.stream(rules).map(RuleId::new).toList(), List.of()));
	}

}
