package io.github.toolrepair.spring.tool;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.grammar.GrammarCall;
import io.github.toolrepair.model.FeedbackOptions;
import io.github.toolrepair.model.RepairPolicy;
import org.junit.jupiter.api.Test;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.model.tool.DefaultToolCallingManager;
import org.springframework.ai.model.tool.ToolExecutionResult;

import static org.assertj.core.api.Assertions.assertThat;

class PromotedCallsTests {

	private static final String VALID = "{\"path\":\"a\"}";

	private final RecordingTool read = RecordingTool.withPath("read");

	@Test
	void applyAddsCallsAndKeepsTheRest() {
		AssistantMessage message = AssistantMessage.builder().content("old").properties(Map.of("id", "m1")).build();
		AssistantMessage applied = PromotedCalls.apply(message, "new",
				List.of(new GrammarCall("read", VALID, "hermes"), new GrammarCall("read", VALID, "hermes")));
		assertThat(applied.getText()).isEqualTo("new");
		assertThat(applied.getMetadata()).containsEntry("id", "m1");
		assertThat(applied.getToolCalls()).extracting(ToolCall::name).containsExactly("read", "read");
		assertThat(applied.getToolCalls()).extracting(ToolCall::arguments).containsExactly(VALID, VALID);
		assertThat(applied.getToolCalls()).allMatch((call) -> PromotedCalls.contains(applied, call));
	}

	@Test
	void idsAreFreshAndSuitEveryProvider() {
		List<GrammarCall> calls = List.of(new GrammarCall("read", VALID, "hermes"),
				new GrammarCall("read", VALID, "hermes"));
		AssistantMessage message = new AssistantMessage("");
		assertThat(List.of(PromotedCalls.apply(message, "", calls), PromotedCalls.apply(message, "", calls)))
			.flatExtracting(AssistantMessage::getToolCalls)
			.extracting(ToolCall::id)
			.doesNotHaveDuplicates()
			.allMatch((id) -> id.matches("[A-Za-z0-9]{9}"));
	}

	@Test
	void applyWithoutCallsChangesOnlyTheText() {
		ToolCall real = ToolCalls.call("1", "read", VALID);
		AssistantMessage message = AssistantMessage.builder().content("old").toolCalls(List.of(real)).build();
		AssistantMessage applied = PromotedCalls.apply(message, "new", List.of());
		assertThat(applied).isEqualTo(AssistantMessage.builder().content("new").toolCalls(List.of(real)).build());
		assertThat(PromotedCalls.contains(applied, real)).isFalse();
	}

	@Test
	void resultTellsOnceThatTheCallWasText() {
		ToolExecutionResult result = execute(RepairPolicy.defaults(), VALID);
		assertThat(this.read.ran()).containsExactly(VALID);
		assertThat(ToolCalls.answers(result)).singleElement()
			.asString()
			.containsOnlyOnce("<repair_note>")
			.contains(PromotedCalls.NOTE);
	}

	@Test
	void argumentsAreRepairedAsThoseOfAnyCall() {
		ToolExecutionResult result = execute(RepairPolicy.defaults(), "[{\"path\":\"a\"}]");
		assertThat(this.read.ran()).containsExactly(VALID);
		assertThat(ToolCalls.history(result)).containsExactly(VALID);
		assertThat(ToolCalls.answers(result).get(0).split("<repair_note>")).hasSize(3);
	}

	@Test
	void argumentsThatAreUnrepairableNeverRun() {
		ToolExecutionResult result = execute(RepairPolicy.defaults(), "{\"limit\":1}");
		assertThat(this.read.ran()).isEmpty();
		assertThat(ToolCalls.answers(result)).singleElement().asString().contains("/path");
	}

	@Test
	void notesAreLimitedAndCanBeSwitchedOff() {
		RepairPolicy policy = RepairPolicy.defaults();
		assertThat(ToolCalls
			.answers(execute(policy.withFeedback(new FeedbackOptions(true, 1, false, true)), "[{\"path\":\"a\"}]"))
			.get(0)
			.split("<repair_note>")).hasSize(2);
		assertThat(ToolCalls
			.answers(execute(policy.withFeedback(new FeedbackOptions(false, 5, false, true)), "[{\"path\":\"a\"}]")))
			.containsExactly("\"done\"");
	}

	private ToolExecutionResult execute(RepairPolicy policy, String arguments) {
		AssistantMessage message = PromotedCalls.apply(new AssistantMessage(""), "",
				List.of(new GrammarCall("read", arguments, "hermes")));
		ToolCallRepairer repairer = new ToolCallRepairer(RepairPipeline.builder().policy(policy).build(),
				ToolCallRepairOptions.defaults(), new RepairEventPublisher(List.of(), InstantSource.system()),
				(name) -> null);
		return new RepairToolCallingManager(DefaultToolCallingManager.builder().build(), () -> repairer)
			.executeToolCalls(ToolCalls.prompt(this.read), new ChatResponse(List.of(new Generation(message))));
	}

}
