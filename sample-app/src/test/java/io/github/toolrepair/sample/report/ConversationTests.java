package io.github.toolrepair.sample.report;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.sample.scenario.CallOutcome;
import io.github.toolrepair.sample.scenario.ConversationEnd;
import io.github.toolrepair.sample.scenario.Scenario;
import io.github.toolrepair.sample.scenario.ScriptedCall;
import io.github.toolrepair.sample.scripted.ChatMessage;
import io.github.toolrepair.sample.scripted.Transcript;
import io.github.toolrepair.sample.tool.ToolRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Conversation}.
 */
class ConversationTests {

	private static final ToolRun INTENDED = ToolRun.of("setRoom").with("room", 6);

	private static final ToolRun WRONG = ToolRun.of("setRoom").with("room", 5);

	private static final String ARGUMENTS = "{\"room\":6}";

	@Test
	void whenOnlyTheIntendedRanAndTheResultHasNoNoteIsValid() {
		Conversation conversation = conversation(List.of(INTENDED), ARGUMENTS, "\"Done\"");
		assertThat(conversation.end()).isEqualTo(ConversationEnd.RIGHT);
		assertThat(conversation.outcome()).isEqualTo(CallOutcome.VALID);
		assertThat(conversation.turnsLost()).isZero();
	}

	@ParameterizedTest
	@ValueSource(strings = { "\"Done <repair_note>renamed</repair_note>\"",
			"{\"repair_notes\":[\"renamed\"],\"result\":{}}" })
	void whenOnlyTheIntendedRanAndTheResultHasANoteIsRepaired(String answer) {
		assertThat(conversation(List.of(INTENDED), ARGUMENTS, answer).outcome()).isEqualTo(CallOutcome.REPAIRED);
	}

	@Test
	void whenTheIntendedRanInTheSecondRoundIsUnrepairableAndLosesATurn() {
		Conversation conversation = conversation(List.of(INTENDED), ARGUMENTS, "{}", "\"Done\"");
		assertThat(conversation.end()).isEqualTo(ConversationEnd.RIGHT);
		assertThat(conversation.outcome()).isEqualTo(CallOutcome.UNREPAIRABLE);
		assertThat(conversation.turnsLost()).isOne();
	}

	@Test
	void whenSomethingElseRanIsWrong() {
		Conversation conversation = conversation(List.of(WRONG), ARGUMENTS, "\"Done\"");
		assertThat(conversation.end()).isEqualTo(ConversationEnd.WRONG_RUN);
		assertThat(conversation.outcome()).isEqualTo(CallOutcome.FAILED);
		assertThat(conversation.turnsLost()).isOne();
	}

	@Test
	void whenSomethingElseRanBeforeTheIntendedIsWrong() {
		assertThat(conversation(List.of(WRONG, INTENDED), ARGUMENTS, "\"No\"", "\"Done\"").end())
			.isEqualTo(ConversationEnd.WRONG_RUN);
	}

	@Test
	void whenTheIntendedRanTwiceIsWrong() {
		assertThat(conversation(List.of(INTENDED, INTENDED), ARGUMENTS, "\"Done\"").end())
			.isEqualTo(ConversationEnd.WRONG_RUN);
	}

	@Test
	void whenNothingRanIsGivenUp() {
		Conversation conversation = conversation(List.of(), ARGUMENTS, "{}", "{}", "{}");
		assertThat(conversation.end()).isEqualTo(ConversationEnd.GIVEN_UP);
		assertThat(conversation.outcome()).isEqualTo(CallOutcome.FAILED);
		assertThat(conversation.turnsLost()).isEqualTo(3);
	}

	@Test
	void whenAnExceptionEndedItIsAnExceptionWhateverRan() {
		Conversation conversation = new Conversation(scenario(CallOutcome.VALID), List.of(INTENDED),
				new Transcript(1, List.of()), new IllegalStateException("ended"));
		assertThat(conversation.end()).isEqualTo(ConversationEnd.EXCEPTION);
		assertThat(conversation.outcome()).isEqualTo(CallOutcome.FAILED);
		assertThat(conversation.turnsLost()).isOne();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "null", "[]", "\"{}\"", "{", "{}}", "{'room':6}" })
	void leavesMalformedArgumentsWhenTheyAreNoJsonObject(String arguments) {
		Conversation conversation = conversation(List.of(INTENDED), arguments, "\"Done\"");
		assertThat(conversation.leavesMalformedArguments()).isTrue();
		assertThat(conversation.isAsExpected()).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "No such file", "{\"a\":1} and more" })
	void leavesMalformedAnswersWhenTheyAreNoJson(String answer) {
		Conversation conversation = conversation(List.of(INTENDED), ARGUMENTS, answer);
		assertThat(conversation.leavesMalformedAnswers()).isTrue();
		assertThat(conversation.isAsExpected()).isFalse();
	}

	@Test
	void isAsExpectedOnlyWithTheExpectedOutcome() {
		assertThat(conversation(List.of(INTENDED), ARGUMENTS, "\"Done\"").isAsExpected()).isTrue();
		assertThat(conversation(List.of(INTENDED), ARGUMENTS, "{}", "\"Done\"").isAsExpected()).isFalse();
		assertThat(conversation(List.of(WRONG), ARGUMENTS, "\"Done\"").isAsExpected()).isFalse();
	}

	private static Conversation conversation(List<ToolRun> runs, String arguments, String... answers) {
		List<ChatMessage> messages = new ArrayList<>();
		for (String answer : answers) {
			messages
				.add(new ChatMessage("assistant", "", List.of(new ScriptedCall("setRoom", arguments)), List.of("1")));
			messages.add(new ChatMessage("tool", answer, List.of(), List.of()));
		}
		return new Conversation(scenario(CallOutcome.VALID), runs, new Transcript(answers.length + 1, messages), null);
	}

	static Scenario scenario(CallOutcome expected) {
		return new Scenario("set-room", "none", "Set room 6", List.of(new ScriptedCall("setRoom", ARGUMENTS)), null,
				null, List.of("Done"), null, List.of(INTENDED), ConversationEnd.RIGHT, expected);
	}

}
