package io.github.toolrepair.spring;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;

import io.github.toolrepair.model.RepairMode;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.UnrepairableReason;
import io.github.toolrepair.telemetry.CallHandling;
import io.github.toolrepair.telemetry.IssueSummary;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RetryKind;
import org.jspecify.annotations.Nullable;

/**
 * Event of a call of the tool {@code read} by an OpenAI model, of which a test names the
 * rest.
 */
public final class TestEvent {

	public static final Instant TIME = Instant.parse("2026-12-01T10:00:00Z");

	private @Nullable String tool = "read";

	private @Nullable String provider = "openai";

	private @Nullable String modelId = "gpt-test";

	private final RepairOutcome outcome;

	private final @Nullable UnrepairableReason reason;

	private CallHandling handling;

	private RepairMode mode = RepairMode.ENFORCE;

	private RetryKind retry = RetryKind.NONE;

	private List<RuleId> rules = List.of();

	private List<IssueSummary> issues = List.of();

	private TestEvent(RepairOutcome outcome, @Nullable UnrepairableReason reason, CallHandling handling) {
		this.outcome = outcome;
		this.reason = reason;
		this.handling = handling;
	}

	public static TestEvent valid() {
		return new TestEvent(RepairOutcome.VALID, null, CallHandling.RUN);
	}

	public static TestEvent repaired(String... rules) {
		TestEvent event = new TestEvent(RepairOutcome.REPAIRED, null, CallHandling.RUN);
		event.rules = Arrays.stream(rules).map(RuleId::new).toList();
		return event;
	}

	public static TestEvent unrepairable(IssueSummary... issues) {
		TestEvent event = new TestEvent(RepairOutcome.UNREPAIRABLE, UnrepairableReason.INVALID, CallHandling.REJECT);
		event.issues = List.of(issues);
		return event;
	}

	public static TestEvent of(RepairOutcome outcome) {
		return switch (outcome) {
			case VALID -> valid();
			case REPAIRED -> repaired();
			case UNREPAIRABLE -> unrepairable();
		};
	}

	public TestEvent tool(@Nullable String name) {
		this.tool = name;
		return this;
	}

	public TestEvent model(@Nullable String madeBy, @Nullable String id) {
		this.provider = madeBy;
		this.modelId = id;
		return this;
	}

	public TestEvent handling(CallHandling done) {
		this.handling = done;
		return this;
	}

	public TestEvent shadow() {
		this.mode = RepairMode.SHADOW;
		return handling(CallHandling.SHADOW);
	}

	public TestEvent retry(RetryKind kind) {
		this.retry = kind;
		return this;
	}

	public RepairEvent event() {
		EnumSet<RepairStage> stages = this.rules.isEmpty() ? EnumSet.noneOf(RepairStage.class)
				: EnumSet.of(RepairStage.SCHEMA);
		return new RepairEvent(TIME, Duration.ofMillis(2), this.tool, this.provider, this.modelId,
				RepairProfile.ADAPTIVE, this.mode, this.outcome, this.reason, this.handling, this.retry, stages,
				this.rules, List.of(), this.issues);
	}

}
