package io.github.toolrepair.telemetry;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.model.RepairMode;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.UnrepairableReason;
import org.jspecify.annotations.Nullable;

/**
 * Events of which a test names what matters to it.
 */
final class TestEvent {

	static final Instant TIME = Instant.parse("2026-12-01T10:00:00Z");

	private TestEvent() {
	}

	static RepairEvent of(@Nullable String tool, RepairOutcome outcome, RuleId... rules) {
		return of(tool, "model", outcome, CallHandling.RUN, RetryKind.NONE, List.of(rules), List.of());
	}

	static RepairEvent withModel(String modelId, RepairOutcome outcome) {
		return of("read", modelId, outcome, CallHandling.RUN, RetryKind.NONE, List.of(), List.of());
	}

	static RepairEvent withHandling(RepairOutcome outcome, CallHandling handling) {
		return of("read", "model", outcome, handling, RetryKind.NONE, List.of(), List.of());
	}

	static RepairEvent withRetry(RetryKind retry) {
		return of("read", "model", RepairOutcome.VALID, CallHandling.RUN, retry, List.of(), List.of());
	}

	static RepairEvent withIssues(String tool, String modelId, IssueSummary... issues) {
		return of(tool, modelId, RepairOutcome.UNREPAIRABLE, CallHandling.REJECT, RetryKind.NONE, List.of(),
				List.of(issues));
	}

	private static RepairEvent of(@Nullable String tool, String modelId, RepairOutcome outcome, CallHandling handling,
			RetryKind retry, List<RuleId> rules, List<IssueSummary> issues) {
		UnrepairableReason reason = (outcome == RepairOutcome.UNREPAIRABLE) ? UnrepairableReason.INVALID : null;
		return new RepairEvent(TIME, Duration.ZERO, tool, "openai", modelId, RepairProfile.ADAPTIVE, RepairMode.ENFORCE,
				outcome, reason, handling, retry, Set.of(), rules, List.of(), issues);
	}

}
