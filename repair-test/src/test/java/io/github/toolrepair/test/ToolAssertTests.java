package io.github.toolrepair.test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.UnknownProperties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ToolAssertTests {

	private static final String VALID = "{\"path\":\"notes.txt\",\"lines\":5,\"tags\":[\"a\",\"b\"],\"deep\":true}";

	private static final ToolContract STRICT = ToolContract.of("read", """
			{"type":"object","properties":{"path":{"type":"string"},"lines":{"type":"integer"},
			"tags":{"type":"array","items":{"type":"string"}},"deep":{"type":"boolean"},"limit":{"type":"number"}},
			"required":["path"],"additionalProperties":false}""");

	private static final ToolContract LAX = ToolContract.of("note", "{\"type\":\"object\"}");

	@Test
	void acceptsToolThatRepairsAllUsualFaults() {
		ToolAssert.assertThatTool(STRICT).repairsUsualFaultsIn(VALID).refusesDangerousFaultsIn(VALID);
	}

	@Test
	void namesEachUsualFaultThatIsNotRepaired() {
		RepairPipeline conservative = RepairPipeline.builder()
			.policy(RepairPolicy.defaults().withProfile(RepairProfile.CONSERVATIVE))
			.build();
		ToolAssert tool = ToolAssert.assertThatTool(STRICT).withPipeline(conservative);
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> tool.repairsUsualFaultsIn(VALID))
			.withMessageContaining("Not repaired:")
			.withMessageContaining("text around, sent as")
			.withMessageContaining("wrapped, sent as")
			.withMessageContaining("lost brace, sent as")
			.withMessageNotContaining("encoded twice");
	}

	@Test
	void namesEachDangerousFaultThatRuns() {
		ToolContract open = ToolContract.of("read",
				"{\"type\":\"object\",\"properties\":{\"path\":{\"type\":[\"string\",\"null\"]}},"
						+ "\"additionalProperties\":false}");
		RepairPipeline dropping = RepairPipeline.builder()
			.policy(RepairPolicy.defaults().withUnknownProperties(UnknownProperties.DROP))
			.build();
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> ToolAssert.assertThatTool(open)
				.withPipeline(dropping)
				.refusesDangerousFaultsIn("{\"path\":\"a\"}"))
			.withMessageContaining("Not refused:")
			.withMessageContaining("undeclared parameter, sent as")
			.withMessageNotContaining("two calls in one")
			.withMessageNotContaining("cut by length");
	}

	@Test
	void leavesOutFaultsThatTheToolCannotHave() {
		ToolAssert.assertThatTool(LAX).repairsUsualFaultsIn("{}");
	}

	@Test
	void rejectsSampleThatIsNotValid() {
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> ToolAssert.assertThatTool(STRICT).repairsUsualFaultsIn("{\"lines\":1}"))
			.withMessageContaining("must be a valid object");
	}

	@Test
	void comparesRepairedArgumentsByValue() {
		ToolAssert.assertThatTool(STRICT)
			.repairs("{\"path\":\"a\",\"limit\":\"5.0\"}", "{\"limit\":5,\"path\":\"a\"}")
			.leavesAlone("{\"path\":\"a\", \"limit\":5}")
			.refuses("{\"path\":null}");
	}

	@Test
	void failsWhereTheCallComesOutOtherwise() {
		ToolAssert tool = ToolAssert.assertThatTool(STRICT);
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> tool.repairs("{\"path\":\"a\"}", "{\"path\":\"b\"}"))
			.withMessageContaining("runs with {\"path\":\"a\"}");
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> tool.leavesAlone("{\"path\":5}"))
			.withMessageContaining("runs with {\"path\":\"5\"}");
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> tool.refuses("{\"path\":\"a\"}"))
			.withMessageContaining("it is valid");
		assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> tool.repairs("[]", "{}"))
			.withMessageContaining("it is refused; the model is told");
	}

	@Test
	void replaysRecordedCalls(@TempDir Path directory) throws IOException {
		Path file = Files.writeString(directory.resolve("calls.jsonl"), """
				{"input":"{\\"path\\":\\"a\\"}"}

				{"input":"{\\"path\\":\\"a\\"","expect":{"outcome":"repaired","args":{"path":"a"}}}
				{"input":"{\\"path\\":\\"a\\"","finishReason":"length","model":"m","expect":{"outcome":"unrepairable"}}
				""");
		ToolAssert.assertThatTool(STRICT).replays(file);
	}

	@Test
	void namesLineOfRecordedCallThatComesOutOtherwise(@TempDir Path directory) throws IOException {
		Path file = Files.writeString(directory.resolve("calls.jsonl"), """

				{"input":"{\\"path\\":\\"a\\"}","expect":{"args":{"path":"b"}}}
				{"input":"nothing"}
				""");
		assertThatExceptionOfType(AssertionError.class)
			.isThrownBy(() -> ToolAssert.assertThatTool(STRICT).replays(file))
			.withMessageContaining("line 2: it is valid")
			.withMessageContaining("line 3: it is refused");
	}

	@Test
	void rejectsLineWithoutInput(@TempDir Path directory) throws IOException {
		Path file = Files.writeString(directory.resolve("calls.jsonl"), "{\"arguments\":\"{}\"}");
		assertThatIllegalArgumentException().isThrownBy(() -> ToolAssert.assertThatTool(STRICT).replays(file))
			.withMessageContaining("Line 1")
			.withMessageContaining("'input'");
	}

}
