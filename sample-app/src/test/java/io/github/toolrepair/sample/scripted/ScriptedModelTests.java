package io.github.toolrepair.sample.scripted;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import io.github.toolrepair.sample.scenario.Scenarios;
import io.github.toolrepair.sample.scenario.ScriptedCall;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ScriptedModel}.
 */
class ScriptedModelTests {

	private static final ScriptedCall FAULT = new ScriptedCall("readFile", "{\"path\":null}");

	private static final ScriptedCall CORRECTED = new ScriptedCall("readFile", "{\"path\":\"README.md\"}");

	private final ScriptedModel model = new ScriptedModel(Scenarios.fromClassPath());

	private final List<ChatMessage> conversation = new ArrayList<>();

	@Test
	void nextWhenScenarioIsAskedForMakesItsCalls() {
		user("required-null");
		assertThat(nextCalls()).containsExactly(FAULT);
	}

	@Test
	void nextWhenNothingIsKnownOfTheMessageListsTheScenarios() {
		user("Hello");
		assertThat(nextText()).contains("- required-null (").contains("- parallel (");
	}

	@Test
	void nextWhenThereIsNoUserListsTheScenarios() {
		assertThat(nextText()).contains("- required-null (");
	}

	@Test
	void nextWhenAnswersSatisfyIsDoneAndQuotesTheAnswer() {
		user("required-null");
		assertThat(nextCalls()).hasSize(1);
		tool("# Lighthouse");
		assertThat(nextText()).isEqualTo("Done. The tool answered: # Lighthouse");
	}

	@Test
	void nextWhenAnswersSatisfyOnlyInPartIsNotDone() {
		user("parallel");
		assertThat(nextCalls()).hasSize(2);
		tool("# Lighthouse", "hold: boolean expected");
		assertThat(nextCalls())
			.containsExactly(new ScriptedCall("setThermostat", "{\"room\":1,\"celsius\":20.25,\"hold\":false}"));
		tool("Room 1 is set");
		assertThat(nextText()).startsWith("Done.");
	}

	@Test
	void nextWhenAnswerHelpsMakesTheCorrectionOnce() {
		user("required-null");
		assertThat(nextCalls()).containsExactly(FAULT);
		tool("/path must be a string");
		assertThat(nextCalls()).containsExactly(CORRECTED);
		tool("/path must be a string");
		assertThat(nextText()).isEqualTo("I could not do this. The tool answered: /path must be a string");
	}

	@Test
	void nextWhenAnswerDoesNotHelpRepeatsTheCallsAndGivesUpAfterTheThirdTime() {
		user("required-null");
		for (int round = 1; round <= 3; round++) {
			assertThat(nextCalls()).containsExactly(FAULT);
			tool("Something went wrong");
		}
		assertThat(nextText()).isEqualTo("I could not do this. The tool answered: Something went wrong");
	}

	@Test
	void nextWhenOnlyAnEarlierAnswerHelpedDoesNotMakeTheCorrection() {
		user("tool-name-case");
		assertThat(nextCalls()).hasSize(1);
		tool("No such tool");
		assertThat(nextCalls()).containsExactly(new ScriptedCall("read_file", "{\"path\":\"README.md\"}"));
	}

	@Test
	void nextWhenNothingCanBeDoneSaysSo() {
		user("undeclared-flag");
		assertThat(nextCalls()).hasSize(1);
		tool("the parameter is not declared; declared are path and edits");
		assertThat(nextText()).isEqualTo("The editor has no dry run, so I changed nothing.");
	}

	@Test
	void nextWhenUserAsksAgainStartsAnew() {
		user("required-null");
		assertThat(nextCalls()).hasSize(1);
		tool("# Lighthouse");
		assertThat(nextText()).startsWith("Done.");
		user("null-text");
		assertThat(nextCalls()).containsExactly(new ScriptedCall("listRooms", "null"));
	}

	@Test
	void nextCutsALongAnswerThatItQuotes() {
		user("required-null");
		assertThat(nextCalls()).hasSize(1);
		tool("Lighthouse".repeat(100));
		assertThat(nextText()).hasSizeLessThan(400).endsWith("...");
	}

	@Test
	void nextWhenScenarioNamesAFinishReasonGivesIt() {
		user("cut-off");
		assertThat(this.model.next(this.conversation).finishReason()).isEqualTo("length");
	}

	@Test
	void nextGivesEveryCallOfAConversationItsOwnId() {
		user("parallel");
		nextCalls();
		tool("a", "b");
		nextCalls();
		tool("Lighthouse hold boolean");
		nextCalls();
		assertThat(this.conversation.stream().flatMap((message) -> message.callIds().stream())).hasSize(5)
			.doesNotHaveDuplicates();
	}

	private void user(String text) {
		this.conversation.add(new ChatMessage("user", text, List.of(), List.of()));
	}

	private void tool(String... answers) {
		Arrays.stream(answers)
			.forEach((answer) -> this.conversation.add(new ChatMessage("tool", answer, List.of(), List.of())));
	}

	private List<ScriptedCall> nextCalls() {
		ModelTurn turn = this.model.next(this.conversation);
		assertThat(turn).isInstanceOf(ModelTurn.Calls.class);
		ModelTurn.Calls calls = (ModelTurn.Calls) turn;
		List<String> ids = new ArrayList<>();
		for (int index = 0; index < calls.calls().size(); index++) {
			ids.add(calls.id(index));
		}
		this.conversation.add(new ChatMessage("assistant", "", calls.calls(), ids));
		return calls.calls();
	}

	private String nextText() {
		ModelTurn turn = this.model.next(this.conversation);
		assertThat(turn).isInstanceOf(ModelTurn.Text.class);
		String text = ((ModelTurn.Text) turn).text();
		this.conversation.add(new ChatMessage("assistant", text, List.of(), List.of()));
		return text;
	}

}
