package io.github.toolrepair.sample.report;

import java.util.List;

import io.github.toolrepair.sample.scenario.CallOutcome;
import io.github.toolrepair.sample.scenario.ConversationEnd;
import io.github.toolrepair.sample.scenario.Scenario;
import io.github.toolrepair.sample.scenario.ScriptedCall;
import io.github.toolrepair.sample.scripted.ChatMessage;
import io.github.toolrepair.sample.scripted.Transcript;
import io.github.toolrepair.sample.tool.ToolRun;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link BeforeAfterTable}.
 */
class BeforeAfterTableTests {

	private static final String ODD_ARGUMENTS = "{\"path\":\"\u00e4\n\t\u0000" + "x".repeat(500) + "\"}";

	private static final ToolRun RUN = ToolRun.of("readFile").with("path", "README.md");

	@Test
	void showsWhatHappenedWithoutAndWithRepair() {
		Conversation without = new Conversation(scenario(""), List.of(), new Transcript(1, List.of()),
				new IllegalStateException("No such tool"));
		assertThat(render(without, repaired(""))).contains("EXCEPTION")
			.contains("IllegalStateException: No such tool")
			.contains("(empty text)")
			.contains("ran readFile {\"path\":\"README.m |")
			.contains("<repair_note>renamed")
			.contains("without repair: 1 scenarios, 0 right, 1 conversations ended by an exception")
			.contains("with repair:    1 scenarios, 1 right, 0 conversations ended by an exception")
			.endsWith("All scenarios came out as expected with repair.");
	}

	@Test
	void namesTheScenariosThatAreNotAsExpected() {
		Conversation conversation = new Conversation(scenario(""), List.of(), new Transcript(1, List.of()),
				new IllegalStateException("No such tool"));
		assertThat(render(conversation, conversation)).contains("NOT AS EXPECTED: repaired")
			.endsWith("NOT AS EXPECTED with repair: odd");
	}

	@Test
	void fitsIn160ColumnsOfPrintableAscii() {
		String table = render(repaired(ODD_ARGUMENTS), repaired(ODD_ARGUMENTS));
		assertThat(table.lines()).allSatisfy((line) -> {
			assertThat(line).hasSizeLessThanOrEqualTo(160);
			assertThat(line).matches("[ -~]*");
		});
		assertThat(table).contains("{\"path\":\"\\u00e4\\n\\t\\u |");
	}

	private static String render(Conversation without, Conversation with) {
		Comparison comparison = new Comparison(with.scenario(), without, with);
		return new BeforeAfterTable(new BeforeAfterReport(List.of(comparison))).render();
	}

	private static Conversation repaired(String arguments) {
		Scenario scenario = scenario(arguments);
		return new Conversation(scenario, List.of(RUN), new Transcript(2,
				List.of(new ChatMessage("assistant", "", List.of(new ScriptedCall("readFile", "{}")), List.of("1")),
						new ChatMessage("tool", "\"text <repair_note>renamed</repair_note>\"", List.of(), List.of()))),
				null);
	}

	private static Scenario scenario(String arguments) {
		return new Scenario("odd", "an odd fault", "Read", List.of(new ScriptedCall("readFile", arguments)), null, null,
				List.of("text"), null, List.of(RUN), ConversationEnd.EXCEPTION, CallOutcome.REPAIRED);
	}

}
