package io.github.toolrepair;

import java.util.List;

import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.UnrepairableReason;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class RepairResultTests {

	private static final RepairChange CHANGE = new RepairChange(new RuleId("schema.rule"), RepairStage.SCHEMA,
			JsonLocation.root(), "", List.of());

	@Test
	void onlyUnrepairableCallsAreNotExecutable() {
		assertThat(RepairResult.valid("{}", Json.of("{}"), List.of()).isExecutable()).isTrue();
		assertThat(RepairResult
			.changed(RepairOutcome.REPAIRED, "{}", Json.of("{}"), List.of(CHANGE), List.of(), List.of("Note."))
			.isExecutable()).isTrue();
		assertThat(
				RepairResult.unrepairable("{", List.of(), List.of(), UnrepairableReason.NOT_JSON, "{}").isExecutable())
			.isFalse();
	}

	@Test
	void unrepairableCallHasAReasonAndAMessageAndNoParsedArguments() {
		RepairResult result = RepairResult.unrepairable("{", List.of(), List.of(), UnrepairableReason.NOT_JSON, "{}");
		assertThat(result.reason()).isEqualTo(UnrepairableReason.NOT_JSON);
		assertThat(result.retryMessage()).isEqualTo("{}");
		assertThat(result.parsed().isMissingNode()).isTrue();
		assertThat(result.arguments()).isEqualTo("{");
	}

	@Test
	void resultsThatContradictThemselvesAreRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> new RepairResult(RepairOutcome.VALID, "{}", Json.of("{}"),
				List.of(), List.of(), List.of(), UnrepairableReason.INVALID, List.of(), null));
		assertThatIllegalArgumentException().isThrownBy(() -> new RepairResult(RepairOutcome.REPAIRED, "{}",
				Json.of("{}"), List.of(), List.of(), List.of(), null, List.of(), "{}"));
		assertThatIllegalArgumentException().isThrownBy(() -> new RepairResult(RepairOutcome.UNREPAIRABLE, "{}",
				Json.of("{}"), List.of(), List.of(), List.of(), UnrepairableReason.INVALID, List.of(), null));
		assertThatIllegalArgumentException().isThrownBy(() -> new RepairResult(RepairOutcome.UNREPAIRABLE, "{}",
				Json.of("{}"), List.of(CHANGE), List.of(), List.of(), UnrepairableReason.INVALID, List.of(), "{}"));
	}

}
