package io.github.toolrepair.sample.report;

import java.util.List;

import io.github.toolrepair.sample.scenario.CallOutcome;
import io.github.toolrepair.sample.scenario.Scenario;
import io.github.toolrepair.sample.scenario.ScriptedCall;
import io.github.toolrepair.sample.scripted.ChatMessage;
import io.github.toolrepair.sample.scripted.Transcript;
import io.github.toolrepair.sample.tool.ToolRun;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Totals}.
 */
class TotalsTests {

	private final Scenario scenario = ConversationTests.scenario(CallOutcome.VALID);

	@Test
	void countsEachKindOfEnd() {
		Totals totals = Totals.of(List.of(conversation(this.scenario.intended(), "{}", "\"Done\""),
				conversation(List.of(ToolRun.of("setRoom").with("room", null)), "{}", "\"Done\""),
				conversation(List.of(), "[]", "{}"), conversation(List.of(), "{}", "Cannot parse"), new Conversation(
						this.scenario, List.of(), new Transcript(2, List.of()), new IllegalStateException("ended"))));
		assertThat(totals).isEqualTo(new Totals(5, 1, 1, 1, 5, 2));
	}

	@Test
	void ofNothingIsZero() {
		assertThat(Totals.of(List.of())).isEqualTo(new Totals(0, 0, 0, 0, 0, 0));
	}

	private Conversation conversation(List<ToolRun> runs, String arguments, String answer) {
		return new Conversation(this.scenario, runs,
				new Transcript(2, List.of(
						new ChatMessage("assistant", "", List.of(new ScriptedCall("setRoom", arguments)), List.of("1")),
						new ChatMessage("tool", answer, List.of(), List.of()))),
				null);
	}

}
