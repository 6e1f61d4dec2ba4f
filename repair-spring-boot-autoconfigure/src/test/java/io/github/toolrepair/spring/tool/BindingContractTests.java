package io.github.toolrepair.spring.tool;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.spring.tool.annotation.FilesystemPath;
import io.github.toolrepair.spring.tool.annotation.RepairAlias;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.ai.model.tool.DefaultToolCallingManager;
import org.springframework.ai.support.ToolCallbacks;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;
import org.springframework.ai.tool.function.FunctionToolCallback;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Calls that satisfy the schema but do not mean what the method would be given.
 */
class BindingContractTests {

	private final Tools tools = new Tools();

	@ParameterizedTest(name = "{0} {1}")
	@MethodSource("silentlyWrong")
	void methodDoesNotRunWithAnotherValueThanTheModelSent(String tool, String value, String expected) {
		String answer = call(tool, "{\"value\":%s}".formatted(value));
		assertThat(this.tools.ran).isEmpty();
		JsonNode issue = JsonMapper.shared().readTree(answer).path("issues").path(0);
		assertThat(issue.path("location").stringValue()).isEqualTo("/value");
		assertThat(issue.path("expected").stringValue()).contains(expected);
	}

	@ParameterizedTest(name = "{0} {1}")
	@MethodSource("silentlyWrong")
	void functionDoesNotRunWithAnotherValueThanTheModelSent(String tool, String value, String expected) {
		ToolCallback callback = function(tool);
		String answer = ToolCalls.answers(manager().executeToolCalls(ToolCalls.prompt(callback),
				ToolCalls.response(ToolCalls.call("1", tool, "{\"value\":%s}".formatted(value)))))
			.get(0);
		if (tool.equals("amount")) {
			assertThat(this.tools.ran).containsExactly(value);
			return;
		}
		assertThat(this.tools.ran).isEmpty();
		assertThat(answer).contains("/value").contains(expected);
	}

	static Stream<Arguments> silentlyWrong() {
		return Stream.of(Arguments.of("count", "5.7", "integer"), Arguments.of("count", "\"12 apples\"", "integer"),
				Arguments.of("count", "\"0123\"", "integer"),
				Arguments.of("count", "3000000000", "an integer from -2147483648 to 2147483647"),
				Arguments.of("size", "99999999999999999999", "an integer from -9223372036854775808"),
				Arguments.of("level", "40000", "an integer from -32768 to 32767"), Arguments.of("unit", "0", "CELSIUS"),
				Arguments.of("unit", "\"1\"", "CELSIUS"), Arguments.of("day", "20000", "a date like 2026-12-01"),
				Arguments.of("day", "\"20000\"", "a date like 2026-12-01"),
				Arguments.of("day", "\"03/05/2026\"", "a date like 2026-12-01"),
				Arguments.of("day", "\"2026-12-01T10:00:00Z\"", "a date like 2026-12-01"),
				Arguments.of("day", "{\"year\":2026}", "a date like 2026-12-01"),
				Arguments.of("time", "\"2026-12-01T10:00:00Z\"", "2026-12-01T14:30:00, without an offset"),
				Arguments.of("time", "\"2026-12-01 10:00:00\"", "2026-12-01T14:30:00, without an offset"),
				Arguments.of("moment", "1733000000", "a date and time in UTC like 2026-12-01T14:30:00Z"),
				Arguments.of("moment", "\"1733000000\"", "a date and time in UTC like 2026-12-01T14:30:00Z"),
				Arguments.of("id", "7", "a UUID like"), Arguments.of("id", "\"7\"", "a UUID like"),
				Arguments.of("amount", "0.12345678901234567891", "a number of at most 15 significant digits"));
	}

	@ParameterizedTest(name = "{0} {1}")
	@CsvSource(quoteCharacter = '`',
			value = { "count, 5", "count, -2147483648", "size, 9223372036854775807", "level, 32767",
					"unit, \"CELSIUS\"", "day, \"2026-12-01\"", "time, \"2026-12-01T10:00\"",
					"moment, \"2026-12-01T10:00:00Z\"", "id, \"123e4567-e89b-12d3-a456-426614174000\"", "amount, 19.99",
					"free, \"20000\"" })
	void validCallRuns(String tool, String value) {
		call(tool, "{\"value\":%s}".formatted(value));
		assertThat(this.tools.ran).hasSize(1);
	}

	@Test
	void nestedValuesAreHeldToTheirTypesToo() {
		String order = """
				{"order":{"due-date":%s,"lines":[{"quantity":1,"price":%s}],"stock":{"a":%s},"note":%s}}""";
		call("order", order.formatted("\"2026-12-01\"", "19.99", "2", "\"7\""));
		assertThat(this.tools.ran).hasSize(1);
		assertThat(locations("order", order.formatted("\"20000\"", "19.99", "2", "null")))
			.containsExactly("/order/due-date");
		assertThat(locations("order", order.formatted("\"2026-12-01\"", "0.12345678901234567891", "2", "null")))
			.containsExactly("/order/lines/0/price");
		assertThat(locations("order", order.formatted("\"2026-12-01\"", "1", "3000000000", "null")))
			.containsExactly("/order/stock/*");
		assertThat(this.tools.ran).hasSize(1);
	}

	@Test
	void genericsAndOptionalsAreHeldToTheirTypesToo() {
		call("days", "{\"values\":[\"2026-12-01\"]}");
		assertThat(this.tools.ran).containsExactly("[2026-12-01]");
		assertThat(locations("days", "{\"values\":[\"2026-12-01\",20000]}")).containsExactly("/values/1");
		assertThat(locations("maybe", "{\"value\":\"20000\"}")).containsExactly("/value");
		assertThat(this.tools.ran).hasSize(1);
	}

	@Test
	void textForNothingIsLeftOutOfAnOptionalDate() {
		call("optionalDay", "{\"value\":\"null\"}");
		assertThat(this.tools.ran).containsExactly("null");
	}

	@Test
	void declaredNamesAndPathsOfTheOwnerAreRepaired() {
		call("write", "{\"filename\":\"[a.md](http://a.md)\",\"note\":{\"text\":\"hi\"}}");
		assertThat(this.tools.ran).containsExactly("a.md hi");
		assertThat(call("write", "{\"file\":\"a.md\",\"note\":{\"body\":\"hi\"}}")).contains("/path");
	}

	@Test
	void answerDoesNotNameWhatTheModelWasNotShown() {
		for (ToolCallback callback : ToolCallbacks.from(this.tools)) {
			String answer = call(callback.getToolDefinition().name(), "nonsense");
			assertThat(answer).contains("\"schema\":").doesNotContain("x-binding-type");
		}
	}

	private List<String> locations(String tool, String arguments) {
		List<String> locations = new ArrayList<>();
		JsonMapper.shared()
			.readTree(call(tool, arguments))
			.path("issues")
			.forEach((issue) -> locations.add(issue.path("location").stringValue()));
		return locations;
	}

	private String call(String tool, String arguments) {
		return ToolCalls.answers(manager().executeToolCalls(ToolCalls.prompt(ToolCallbacks.from(this.tools)),
				ToolCalls.response(ToolCalls.call("1", tool, arguments))))
			.get(0);
	}

	private static RepairToolCallingManager manager() {
		ToolCallRepairer repairer = new ToolCallRepairer(RepairPipeline.builder().build(),
				ToolCallRepairOptions.defaults(), new RepairEventPublisher(List.of(), () -> Instant.EPOCH),
				(name) -> null);
		return new RepairToolCallingManager(DefaultToolCallingManager.builder().build(), () -> repairer);
	}

	private ToolCallback function(String tool) {
		return switch (tool) {
			case "count" -> function(tool, CountInput.class);
			case "size" -> function(tool, SizeInput.class);
			case "level" -> function(tool, LevelInput.class);
			case "unit" -> function(tool, UnitInput.class);
			case "day" -> function(tool, DayInput.class);
			case "time" -> function(tool, TimeInput.class);
			case "moment" -> function(tool, MomentInput.class);
			case "id" -> function(tool, IdInput.class);
			default -> function(tool, AmountInput.class);
		};
	}

	private <T> ToolCallback function(String name, Class<T> type) {
		return FunctionToolCallback.builder(name, (T input) -> {
			String text = String.valueOf(input);
			return this.tools.ran(text.substring(text.indexOf('=') + 1, text.length() - 1));
		}).inputType(type).build();
	}

	enum Unit {

		CELSIUS, FAHRENHEIT

	}

	record CountInput(int value) {

	}

	record SizeInput(long value) {

	}

	record LevelInput(short value) {

	}

	record UnitInput(Unit value) {

	}

	record DayInput(LocalDate value) {

	}

	record TimeInput(LocalDateTime value) {

	}

	record MomentInput(Instant value) {

	}

	record IdInput(UUID value) {

	}

	record AmountInput(BigDecimal value) {

	}

	record Line(int quantity, BigDecimal price) {

	}

	record Order(@JsonProperty("due-date") LocalDate due, List<Line> lines, Map<String, Integer> stock,
			@Nullable String note) {

	}

	record Note(@JsonAlias("text") String body) {

	}

	static class Tools {

		private final List<String> ran = new ArrayList<>();

		@Tool
		String count(int value) {
			return ran(value);
		}

		@Tool
		String size(Long value) {
			return ran(value);
		}

		@Tool
		String level(short value) {
			return ran(value);
		}

		@Tool
		String unit(Unit value) {
			return ran(value);
		}

		@Tool
		String day(LocalDate value) {
			return ran(value);
		}

		@Tool
		String optionalDay(@ToolParam(required = false) @Nullable LocalDate value) {
			return ran(value);
		}

		@Tool
		String time(LocalDateTime value) {
			return ran(value);
		}

		@Tool
		String moment(Instant value) {
			return ran(value);
		}

		@Tool
		String id(UUID value) {
			return ran(value);
		}

		@Tool
		String amount(BigDecimal value) {
			return ran(value);
		}

		@Tool
		String write(@FilesystemPath @RepairAlias("filename") String path, Note note) {
			return ran(path + " " + note.body());
		}

		@Tool
		String free(String value) {
			return ran(value);
		}

		@Tool
		String days(List<LocalDate> values) {
			return ran(values);
		}

		@Tool
		String maybe(Optional<LocalDate> value) {
			return ran(value);
		}

		@Tool
		String order(Order order) {
			return ran(order);
		}

		private String ran(@Nullable Object value) {
			this.ran.add(String.valueOf(value));
			return "done";
		}

	}

}
