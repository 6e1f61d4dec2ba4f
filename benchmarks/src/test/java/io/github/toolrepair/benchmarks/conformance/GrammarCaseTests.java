package io.github.toolrepair.benchmarks.conformance;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.exc.JsonNodeException;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class GrammarCaseTests {

	private static final String TEXT = "Nothing is called here.";

	@Test
	void answerHoldsCallsAndTheRemainingText() {
		ConformanceAnswer answer = answer(message("  " + TEXT + "\n"));
		assertThat(answer.asExpected()).isTrue();
		assertThat(answer.line()).isEqualTo(ConformanceJson
			.read("{\"id\":\"one\",\"calls\":[],\"text\":\"Nothing is called here.\",\"promoted\":false}"));
	}

	@Test
	void streamIsAnsweredWithTheLargestHoldBack() {
		ObjectNode line = message(TEXT);
		line.remove("text");
		line.putArray("chunks").add("Nothing is ").add("called").add(" here.");
		ConformanceAnswer answer = answer(line);
		assertThat(answer.asExpected()).isTrue();
		assertThat(answer.line().path("text").stringValue()).isEqualTo(TEXT);
		assertThat(answer.line().path("maxHeldBack").isInt()).isTrue();
	}

	@Test
	void otherTextIsNotAsExpected() {
		ObjectNode line = message(TEXT);
		line.withObject("expect").put("text", "Something else.");
		assertThat(answer(line).asExpected()).isFalse();
	}

	@Test
	void otherCallsAreNotAsExpected() {
		ObjectNode line = message(TEXT);
		call(line.withObject("expect").putArray("calls"));
		assertThat(answer(line).asExpected()).isFalse();
	}

	@Test
	void alternativesAreAsGood() {
		ObjectNode line = message(TEXT);
		ObjectNode expected = line.withObject("expect").put("text", "");
		call(expected.putArray("calls"));
		expected.putArray("altTexts").add(" " + TEXT);
		expected.putArray("altCalls").addArray();
		assertThat(answer(line).asExpected()).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "tools", "mode", "expect" })
	void fieldThatIsMissingIsAnError(String field) {
		ObjectNode line = message(TEXT);
		line.remove(field);
		assertThatExceptionOfType(JsonNodeException.class).isThrownBy(() -> ConformanceCase.from(line));
	}

	@Test
	void unknownModeIsAnError() {
		assertThatIllegalArgumentException().isThrownBy(() -> ConformanceCase.from(message(TEXT).put("mode", "guess")));
	}

	private static ConformanceAnswer answer(ObjectNode line) {
		return ConformanceCase.from(line).run();
	}

	private static ObjectNode message(String text) {
		ObjectNode line = ConformanceJson.line("one").put("family", "none").put("text", text);
		line.putArray("tools").addObject().put("name", "ping").putObject("inputSchema").put("type", "object");
		line.put("finishReason", "stop").put("mode", "recover");
		line.putObject("expect").put("text", text).put("promoted", false).putArray("calls");
		return line;
	}

	private static void call(ArrayNode calls) {
		calls.addObject().put("name", "ping").putObject("arguments");
	}

}
