package io.github.toolrepair.telemetry;

import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RuleId;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RepairEventTests {

	private static final IssueSummary MISSING_PATH = new IssueSummary("/path", "required");

	@Test
	void fingerprintIsTheSameForTheSameMistakeOfAnyModel() {
		String fingerprint = TestEvent.withIssues("read", "one", MISSING_PATH).fingerprint();
		assertThat(fingerprint).matches("[0-9a-f]{16}");
		assertThat(TestEvent.withIssues("read", "two", MISSING_PATH).fingerprint()).isEqualTo(fingerprint);
	}

	@Test
	void fingerprintTellsToolsRulesAndIssuesApart() {
		RuleId dropNull = new RuleId("schema.drop-null");
		assertThat(
				new String[] { TestEvent.withIssues("read", "model", MISSING_PATH).fingerprint(),
						TestEvent.withIssues("write", "model", MISSING_PATH).fingerprint(),
						TestEvent.withIssues("read", "model", new IssueSummary("/path", "type")).fingerprint(),
						TestEvent.withIssues("read", "model", new IssueSummary("/limit", "required")).fingerprint(),
						TestEvent.of("read", RepairOutcome.REPAIRED, dropNull).fingerprint(),
						TestEvent.of("read", RepairOutcome.REPAIRED, new RuleId("schema.drop-null-literal"))
							.fingerprint(),
						TestEvent.of(null, RepairOutcome.UNREPAIRABLE).fingerprint(),
						TestEvent.of("read", RepairOutcome.VALID).fingerprint() })
			.doesNotHaveDuplicates();
	}

	@Test
	void repairSavesTurnOnlyIfTheToolRan() {
		assertThat(TestEvent.withHandling(RepairOutcome.REPAIRED, CallHandling.RUN).savesTurn()).isTrue();
		assertThat(TestEvent.withHandling(RepairOutcome.REPAIRED, CallHandling.SHADOW).savesTurn()).isFalse();
		assertThat(TestEvent.withHandling(RepairOutcome.VALID, CallHandling.RUN).savesTurn()).isFalse();
	}

}
