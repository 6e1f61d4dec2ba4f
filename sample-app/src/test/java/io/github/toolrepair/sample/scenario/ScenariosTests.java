package io.github.toolrepair.sample.scenario;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;

import org.springframework.core.io.ByteArrayResource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link Scenarios}.
 */
class ScenariosTests {

	private static final String SCENARIO = """
			- id: example
			  fault: none
			  prompt: Which rooms
			  calls:
			    - {tool: listRooms, arguments: '{}'}
			  satisfied-by: ['1']
			  intended: []
			  without: right
			  expected: valid
			""";

	private final Scenarios scenarios = Scenarios.fromClassPath();

	@Test
	void noTwoScenariosShareAPrompt() {
		assertThat(this.scenarios.all()).extracting(Scenario::prompt).doesNotHaveDuplicates();
	}

	@Test
	void everyScenarioIsFoundByItsIdAndByItsPrompt() {
		assertThat(this.scenarios.all()).allSatisfy((scenario) -> {
			assertThat(this.scenarios.find(scenario.id())).isSameAs(scenario);
			assertThat(this.scenarios.find(" " + scenario.prompt() + "\n")).isSameAs(scenario);
		});
	}

	@Test
	void findWhenNothingIsAskedForReturnsNull() {
		assertThat(this.scenarios.find("Hello")).isNull();
	}

	@Test
	void everyEndAndEveryOutcomeOccurs() {
		assertThat(this.scenarios.all()).extracting(Scenario::without).contains(ConversationEnd.values());
		assertThat(this.scenarios.all()).extracting(Scenario::expected)
			.contains(CallOutcome.VALID, CallOutcome.REPAIRED, CallOutcome.UNREPAIRABLE)
			.doesNotContain(CallOutcome.FAILED);
	}

	@Test
	void everyCallThatCannotBeRepairedHasACorrection() {
		assertThat(this.scenarios.all()).filteredOn((scenario) -> scenario.expected() == CallOutcome.UNREPAIRABLE)
			.allSatisfy((scenario) -> assertThat(scenario.correction()).as(scenario.id()).isNotNull());
	}

	@Test
	void argumentsAreKeptAsTheyStandInTheFile() {
		assertThat(calls("empty-text")).containsExactly("");
		assertThat(calls("null-text")).containsExactly("null");
		assertThat(calls("fence")).containsExactly("```json\n{\"path\":\"README.md\"}\n```");
		assertThat(calls("encoded-twice")).containsExactly("\"{\\\"path\\\":\\\"README.md\\\"}\"");
	}

	@Test
	void readWhenCallsAreBothMadeAndPrintedIsRefused() {
		String both = SCENARIO.replace("  satisfied-by", "  printed: listRooms()\n  satisfied-by");
		assertThatException().isThrownBy(() -> Scenarios.read(yaml(both)))
			.withMessageContaining("either calls or a text");
	}

	@Test
	void readWhenAnIdOccursTwiceIsRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> Scenarios.read(yaml(SCENARIO + SCENARIO)))
			.withMessage("Two scenarios have the ID 'example'");
	}

	@Test
	void readWhenAFieldIsMisspelledIsRefused() {
		String misspelled = SCENARIO.replace("prompt:", "promt:");
		assertThatException().isThrownBy(() -> Scenarios.read(yaml(misspelled))).withMessageContaining("promt");
	}

	private List<String> calls(String id) {
		Scenario scenario = this.scenarios.find(id);
		assertThat(scenario).isNotNull();
		return scenario.calls().stream().map(ScriptedCall::arguments).toList();
	}

	private static ByteArrayResource yaml(String text) {
		return new ByteArrayResource(text.getBytes(StandardCharsets.UTF_8));
	}

}
