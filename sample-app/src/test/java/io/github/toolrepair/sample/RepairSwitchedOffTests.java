package io.github.toolrepair.sample;

import io.github.toolrepair.sample.report.BeforeAfterRunner;
import io.github.toolrepair.sample.report.Comparison;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that the table tells a difference: with repair switched off, both halves of it
 * are Spring AI as it is.
 */
@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT, properties = "repair.enabled=false")
class RepairSwitchedOffTests {

	@Autowired
	private BeforeAfterRunner runner;

	@Test
	void bothHalvesAreAlike() {
		assertThat(this.runner.report().comparisons()).isNotEmpty().allSatisfy((comparison) -> {
			assertThat(comparison.with().end()).isEqualTo(comparison.without().end());
			assertThat(comparison.with().runs()).isEqualTo(comparison.without().runs());
			assertThat(comparison.with().transcript()).isEqualTo(comparison.without().transcript());
		});
	}

	@Test
	void theExitCodeIsOneAndTheReportNamesTheScenarios() {
		assertThat(this.runner.report().unexpected()).contains("alias", "two-objects", "parallel")
			.doesNotContain("valid", "valid-nested");
		assertThat(this.runner.report().comparisons()).filteredOn((comparison) -> comparison.with().isAsExpected())
			.extracting((Comparison comparison) -> comparison.scenario().id())
			.doesNotContainAnyElementsOf(this.runner.report().unexpected());
		assertThat(this.runner.getExitCode()).isOne();
	}

}
