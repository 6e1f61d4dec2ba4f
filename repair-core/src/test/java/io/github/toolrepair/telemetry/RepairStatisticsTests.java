package io.github.toolrepair.telemetry;

import java.time.Instant;
import java.util.Map;
import java.util.stream.IntStream;

import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RuleId;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RepairStatisticsTests {

	private static final Instant START = Instant.parse("2026-12-01T10:00:00Z");

	private static final RuleId DROP_NULL = new RuleId("schema.drop-null");

	private final RepairStatistics statistics = new RepairStatistics(START);

	@Test
	void startsEmptyAtTheGivenTime() {
		RepairStatistics.Summary summary = this.statistics.summary();
		assertThat(summary.since()).isEqualTo(START);
		assertThat(summary.outcomes()).containsOnlyKeys(RepairOutcome.values()).containsValue(0L);
		assertThat(summary.tools()).isEmpty();
		assertThat(summary.rules()).isEmpty();
	}

	@Test
	void countsByOutcomeToolAndRule() {
		count("read", RepairOutcome.VALID);
		count("read", RepairOutcome.REPAIRED, DROP_NULL);
		count("write", RepairOutcome.UNREPAIRABLE);
		count("write", RepairOutcome.REPAIRED, DROP_NULL);
		RepairStatistics.Summary summary = this.statistics.summary();
		assertThat(summary.outcomes())
			.isEqualTo(Map.of(RepairOutcome.VALID, 1L, RepairOutcome.REPAIRED, 2L, RepairOutcome.UNREPAIRABLE, 1L));
		assertThat(summary.tools()).containsOnlyKeys("read", "write")
			.containsEntry("read",
					Map.of(RepairOutcome.VALID, 1L, RepairOutcome.REPAIRED, 1L, RepairOutcome.UNREPAIRABLE, 0L));
		assertThat(summary.rules()).isEqualTo(Map.of(DROP_NULL, 2L));
	}

	@Test
	void callsToToolsThatWereNotOfferedCountAsOther() {
		count(null, RepairOutcome.UNREPAIRABLE);
		assertThat(this.statistics.summary().tools()).containsOnlyKeys(BoundedNames.OTHER);
	}

	@Test
	void numberOfToolsIsBounded() {
		IntStream.range(0, RepairStatistics.MAX_TOOLS + 100).forEach((i) -> count("tool" + i, RepairOutcome.VALID));
		RepairStatistics.Summary summary = this.statistics.summary();
		assertThat(summary.tools()).hasSize(RepairStatistics.MAX_TOOLS + 1);
		assertThat(summary.tools().get(BoundedNames.OTHER)).containsEntry(RepairOutcome.VALID, 100L);
	}

	@Test
	void losesNothingWithManyThreads() {
		IntStream.range(0, 10_000).parallel().forEach((i) -> count("tool" + i % 7, RepairOutcome.REPAIRED, DROP_NULL));
		RepairStatistics.Summary summary = this.statistics.summary();
		assertThat(summary.outcomes()).containsEntry(RepairOutcome.REPAIRED, 10_000L);
		assertThat(summary.rules()).containsEntry(DROP_NULL, 10_000L);
	}

	@Test
	void countsByModel() {
		this.statistics.onRepair(TestEvent.withModel("qwen", RepairOutcome.VALID));
		this.statistics.onRepair(TestEvent.withModel("qwen", RepairOutcome.UNREPAIRABLE));
		this.statistics.onRepair(TestEvent.withModel("gpt", RepairOutcome.VALID));
		Map<RepairStatistics.Model, Map<RepairOutcome, Long>> models = this.statistics.summary().models();
		assertThat(models.keySet()).containsExactly(new RepairStatistics.Model("openai", "gpt"),
				new RepairStatistics.Model("openai", "qwen"));
		assertThat(models.get(new RepairStatistics.Model("openai", "qwen")))
			.isEqualTo(Map.of(RepairOutcome.VALID, 1L, RepairOutcome.REPAIRED, 0L, RepairOutcome.UNREPAIRABLE, 1L));
	}

	@Test
	void numberOfModelsIsBounded() {
		IntStream.range(0, RepairStatistics.MAX_MODELS + 100)
			.forEach((i) -> this.statistics.onRepair(TestEvent.withModel("model" + i, RepairOutcome.VALID)));
		assertThat(this.statistics.summary().models()).hasSize(RepairStatistics.MAX_MODELS + 1)
			.containsKey(new RepairStatistics.Model("openai", BoundedNames.OTHER));
	}

	@Test
	void countsSavedTurnsAndRetries() {
		this.statistics.onRepair(TestEvent.withHandling(RepairOutcome.REPAIRED, CallHandling.RUN));
		this.statistics.onRepair(TestEvent.withHandling(RepairOutcome.REPAIRED, CallHandling.SHADOW));
		this.statistics.onRepair(TestEvent.withRetry(RetryKind.HEALED));
		RepairStatistics.Summary summary = this.statistics.summary();
		assertThat(summary.turnsSaved()).isEqualTo(1);
		assertThat(summary.retries()).containsEntry(RetryKind.HEALED, 1L).containsEntry(RetryKind.IDENTICAL, 0L);
	}

	@Test
	void countsLeaksByFamilyAndAction() {
		this.statistics.onLeak(new LeakEvent(START, "harmony", LeakAction.STRIPPED, null, "model"));
		this.statistics.onLeak(new LeakEvent(START, "harmony", LeakAction.STRIPPED, "read", null));
		assertThat(this.statistics.summary().leaks()).isEqualTo(
				Map.of("harmony", Map.of(LeakAction.OBSERVED, 0L, LeakAction.STRIPPED, 2L, LeakAction.PROMOTED, 0L)));
	}

	@Test
	void resetStartsAgainEmpty() {
		count("read", RepairOutcome.REPAIRED, DROP_NULL);
		Instant later = START.plusSeconds(60);
		this.statistics.reset(later);
		assertThat(this.statistics.summary()).isEqualTo(new RepairStatistics(later).summary());
		assertThat(this.statistics.summary().since()).isEqualTo(later);
	}

	private void count(@Nullable String tool, RepairOutcome outcome, RuleId... rules) {
		this.statistics.onRepair(TestEvent.of(tool, outcome, rules));
	}

}
