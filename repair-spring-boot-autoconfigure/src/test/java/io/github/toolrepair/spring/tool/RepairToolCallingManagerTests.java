package io.github.toolrepair.spring.tool;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairMode;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolSettings;
import io.github.toolrepair.model.UnrepairableReason;
import io.github.toolrepair.telemetry.CallHandling;
import io.github.toolrepair.telemetry.IssueSummary;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RepairListener;
import io.github.toolrepair.telemetry.RetryKind;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationHandler;
import io.micrometer.observation.ObservationRegistry;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage.ToolResponse;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.metadata.ChatResponseMetadata;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.DefaultToolCallingManager;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.ToolExecutionResult;
import org.springframework.ai.openai.OpenAiChatOptions;
import org.springframework.ai.support.ToolCallbacks;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;
import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.ai.tool.execution.DefaultToolExecutionExceptionProcessor;
import org.springframework.ai.tool.execution.ToolExecutionException;
import org.springframework.ai.tool.function.FunctionToolCallback;
import org.springframework.ai.tool.observation.ToolCallingObservationContext;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class RepairToolCallingManagerTests {

	private static final JsonMapper JSON = JsonMapper.shared();

	private static final String VALID = "{\"path\":\"a\"}";

	private static final String ALIAS = "{\"file_path\":\"a\"}";

	private static final String MISSING = "{\"limit\":1}";

	private final List<RepairEvent> events = Collections.synchronizedList(new ArrayList<>());

	private final RecordingTool read = RecordingTool.withPath("read");

	@Test
	void toolDefinitionsAreThoseOfTheDelegate() {
		ToolCallingChatOptions options = ToolCallingChatOptions.builder().toolCallbacks(this.read).build();
		List<ToolDefinition> definitions = manager().resolveToolDefinitions(options);
		assertThat(definitions).containsExactly(this.read.getToolDefinition());
	}

	@Test
	void validCallIsLeftAsItIs() {
		String spaced = " { \"path\" : \"a\" } ";
		ChatResponse response = ToolCalls.response(ToolCalls.call("1", "read", spaced));
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(this.read), response);
		assertThat(this.read.ran()).containsExactly(spaced);
		assertThat(ToolCalls.answers(result)).containsExactly("\"done\"");
		assertThat(ToolCalls.message(result)).isSameAs(response.getResults().get(0).getOutput());
	}

	@Test
	void convertedCallRunsConvertedAndStaysAsSentInTheHistory() {
		ToolExecutionResult result = execute(ToolCalls.call("1", "read", "{\"path\":\"a\",\"limit\":\"5\"}"));
		assertThat(this.read.ran()).containsExactly("{\"path\":\"a\",\"limit\":5}");
		assertThat(ToolCalls.history(result)).containsExactly("{\"path\":\"a\",\"limit\":\"5\"}");
		assertThat(ToolCalls.answers(result)).containsExactly("\"done\"");
	}

	@Test
	void repairedCallRunsRepairedAndTheModelIsTold() {
		ToolExecutionResult result = execute(ToolCalls.call("1", "read", ALIAS));
		assertThat(this.read.ran()).containsExactly(VALID);
		assertThat(ToolCalls.history(result)).containsExactly(VALID);
		JsonNode answer = JSON.readTree(ToolCalls.answers(result).get(0));
		assertThat(answer.stringValue()).startsWith("done").contains("<repair_note>").contains("path");
		assertThat(ToolCalls.message(result).getText()).isEqualTo("On it.");
	}

	@ParameterizedTest
	@CsvSource({ "true, VALID, false", "false, REPAIRED, true", ", REPAIRED, true" })
	@Tag("spring-ai-2.0.1")
	void nullThatAStrictSchemaAsksForIsNoFault(@Nullable Boolean strict, RepairOutcome outcome, boolean note) {
		OpenAiChatOptions options = OpenAiChatOptions.builder().toolCallbacks(this.read).strict(strict).build();
		ToolExecutionResult result = manager().executeToolCalls(new Prompt("Go on.", options),
				ToolCalls.response(ToolCalls.call("1", "read", "{\"path\":\"a\",\"limit\":null}")));
		assertThat(this.read.ran()).containsExactly(VALID);
		assertThat(ToolCalls.answers(result).get(0).contains("repair_note")).isEqualTo(note);
		assertThat(this.events).extracting(RepairEvent::outcome).containsExactly(outcome);
	}

	@Test
	void unrepairableCallIsAnsweredAndDoesNotRun() {
		ToolExecutionResult result = execute(ToolCalls.call("id-1", "read", MISSING));
		assertThat(this.read.ran()).isEmpty();
		assertThat(ToolCalls.responses(result)).hasSize(1);
		ToolResponse response = ToolCalls.responses(result).get(0);
		assertThat(response.id()).isEqualTo("id-1");
		assertThat(response.name()).isEqualTo("read");
		JsonNode answer = JSON.readTree(response.responseData());
		assertThat(answer.path("tool").stringValue()).isEqualTo("read");
		assertThat(answer.path("issues").path(0).path("location").stringValue()).isEqualTo("/path");
		assertThat(ToolCalls.history(result)).containsExactly(MISSING);
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "", "  ", "not JSON", "[1,2]", "{\"path\":", "null", "\"a\"", "{\"path\":\"a\"} trailing" })
	void refusedTextThatIsNoObjectIsCarriedByOneInTheHistory(String text) {
		RepairPipeline pipeline = pipeline(RepairPolicy.defaults().withProfile(RepairProfile.CONSERVATIVE));
		ToolExecutionResult result = manager(pipeline).executeToolCalls(ToolCalls.prompt(this.read),
				ToolCalls.response(ToolCalls.call("1", "read", text)));
		assertThat(this.read.ran()).isEmpty();
		JsonNode history = JSON.readTree(ToolCalls.history(result).get(0));
		assertThat(history.path("raw_arguments").stringValue()).isEqualTo(text);
		assertThat(JSON.readTree(ToolCalls.answers(result).get(0)).isObject()).isTrue();
	}

	@Test
	void missingTextForToolWithRequiredParametersIsRefused() {
		ToolExecutionResult result = execute(ToolCalls.call("1", "read", null));
		assertThat(this.read.ran()).isEmpty();
		assertThat(ToolCalls.answers(result).get(0)).contains("path");
	}

	@Test
	void emptyTextForToolWithoutRequiredParametersRuns() {
		RecordingTool now = RecordingTool.withSchema("now", "{\"type\":\"object\",\"properties\":{}}");
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(now),
				ToolCalls.response(ToolCalls.call("1", "now", "")));
		assertThat(now.ran()).containsExactly("{}");
		assertThat(ToolCalls.history(result)).containsExactly("{}");
	}

	@Test
	void toolWithUnusableSchemaRunsAsBefore() {
		RecordingTool odd = RecordingTool.withSchema("odd", "not a schema");
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(odd),
				ToolCalls.response(ToolCalls.call("1", "odd", ""), ToolCalls.call("2", "odd", "{\"x\":1")));
		assertThat(odd.ran()).containsExactly("{}", "{\"x\":1");
		assertThat(ToolCalls.history(result)).containsExactly("{}", "{\"raw_arguments\":\"{\\\"x\\\":1\"}");
	}

	@Test
	void badCallKeepsTheResultsOfItsSiblings() {
		ToolExecutionResult result = execute(ToolCalls.call("1", "read", VALID), ToolCalls.call("2", "read", MISSING),
				ToolCalls.call("3", "read", ALIAS));
		assertThat(this.read.ran()).containsExactly(VALID, VALID);
		assertThat(ToolCalls.responses(result)).extracting(ToolResponse::id).containsExactly("1", "2", "3");
		assertThat(ToolCalls.answers(result).get(0)).isEqualTo("\"done\"");
		assertThat(ToolCalls.answers(result).get(1)).contains("\"error\"");
		assertThat(ToolCalls.answers(result).get(2)).contains("repair_note");
	}

	@ParameterizedTest
	@ValueSource(strings = { "same", "", "null" })
	void callsOfOneToolAreToldApartWithoutHelpOfTheirIds(String given) {
		String id = given.equals("null") ? null : given;
		ToolExecutionResult result = execute(ToolCalls.call(id, "read", ALIAS), ToolCalls.call(id, "read", VALID),
				ToolCalls.call(id, "read", ALIAS), ToolCalls.call(id, "read", MISSING));
		List<String> answers = ToolCalls.answers(result);
		assertThat(answers.get(0)).contains("repair_note");
		assertThat(answers.get(1)).isEqualTo("\"done\"");
		assertThat(answers.get(2)).contains("repair_note");
		assertThat(answers.get(3)).contains("\"error\"");
		assertThat(ToolCalls.responses(result)).extracting(ToolResponse::id).containsOnly(id);
		assertThat(ToolCalls.history(result)).containsExactly(VALID, VALID, VALID, MISSING);
	}

	@Test
	void refusedCallIsToldApartFromValidCallOfTheSameText() {
		RecordingTool any = RecordingTool.withSchema("any", "{\"type\":\"object\"}");
		String carried = "{\"raw_arguments\":\"x\"}";
		for (ToolCallingManager delegate : List.of(defaultManager(), new ReversingManager())) {
			ToolExecutionResult result = manager(pipeline(RepairPolicy.defaults()), delegate).executeToolCalls(
					ToolCalls.prompt(any),
					ToolCalls.response(ToolCalls.call("1", "any", "x"), ToolCalls.call("2", "any", carried)));
			assertThat(ToolCalls.history(result)).containsExactly(carried, carried);
			Map<String, String> answers = Map.of(ToolCalls.responses(result).get(0).id(),
					ToolCalls.answers(result).get(0), ToolCalls.responses(result).get(1).id(),
					ToolCalls.answers(result).get(1));
			assertThat(answers.get("1")).contains("not-json");
			assertThat(answers.get("2")).isEqualTo("\"done\"");
		}
		assertThat(any.ran()).containsExactly(carried, carried);
	}

	@Test
	void managerThatCopiesArgumentsNeverRunsRefusedCall() {
		RecordingTool any = RecordingTool.withSchema("any", "{\"type\":\"object\"}");
		ToolExecutionResult result = manager(pipeline(RepairPolicy.defaults()), new CopyingManager(Function.identity()))
			.executeToolCalls(ToolCalls.prompt(any), ToolCalls.response(ToolCalls.call("1", "any", "x"),
					ToolCalls.call("2", "any", "{\"raw_arguments\":\"x\"}")));
		assertThat(any.ran()).isEmpty();
		assertThat(ToolCalls.answers(result)).allMatch((answer) -> answer.contains("not-json"));
	}

	@Test
	void argumentsThatTheManagerChangedAreRepairedAgain() {
		Function<String, String> breaking = (arguments) -> arguments.replace("path", "file_path");
		ToolExecutionResult result = manager(pipeline(), new CopyingManager(breaking))
			.executeToolCalls(ToolCalls.prompt(this.read), ToolCalls.response(ToolCalls.call("1", "read", VALID)));
		assertThat(this.read.ran()).containsExactly(VALID);
		assertThat(ToolCalls.answers(result).get(0)).contains("repair_note");
		Function<String, String> emptying = (arguments) -> "{}";
		result = manager(pipeline(), new CopyingManager(emptying)).executeToolCalls(ToolCalls.prompt(this.read),
				ToolCalls.response(ToolCalls.call("1", "read", VALID)));
		assertThat(this.read.ran()).hasSize(1);
		assertThat(ToolCalls.answers(result).get(0)).contains("\"error\"");
	}

	@Test
	void unknownToolIsAnsweredWithTheNamesThatThereAre() {
		RecordingTool write = RecordingTool.withPath("write");
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(this.read, write),
				ToolCalls.response(ToolCalls.call("1", "raed", "{\"path\":"), ToolCalls.call("2", "read", VALID)));
		assertThat(this.read.ran()).containsExactly(VALID);
		assertThat(ToolCalls.responses(result)).extracting(ToolResponse::name).containsExactly("raed", "read");
		JsonNode answer = JSON.readTree(ToolCalls.answers(result).get(0));
		assertThat(answer.path("available_tools")).extracting(JsonNode::stringValue).containsExactly("read", "write");
		assertThat(ToolCalls.answers(result).get(1)).isEqualTo("\"done\"");
		assertThat(ToolCalls.history(result)).containsExactly("{\"raw_arguments\":\"{\\\"path\\\":\"}", VALID);
		assertThat(this.events.get(0).tool()).isNull();
		assertThat(this.events.get(0).outcome()).isEqualTo(RepairOutcome.UNREPAIRABLE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "null" })
	void callWithoutNameIsAnswered(String given) {
		ToolExecutionResult result = execute(ToolCalls.call("1", given.equals("null") ? null : given, "{}"));
		assertThat(ToolCalls.answers(result).get(0)).contains("read");
		assertThat(ToolCalls.responses(result).get(0).name()).isNotBlank();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Read", "functions.read", "readread" })
	void callInAnotherSpellingIsOneOfTheToolEverywhere(String called) {
		ToolExecutionResult result = execute(ToolCalls.call("1", called, VALID));
		assertThat(this.read.ran()).containsExactly(VALID);
		assertThat(ToolCalls.message(result).getToolCalls()).containsExactly(ToolCalls.call("1", "read", VALID));
		assertThat(ToolCalls.responses(result)).extracting(ToolResponse::name).containsExactly("read");
		assertThat(ToolCalls.answers(result).get(0)).contains("<repair_note>The tool is named 'read'.</repair_note>");
		assertThat(this.events).singleElement()
			.returns("read", RepairEvent::tool)
			.returns(RepairOutcome.REPAIRED, RepairEvent::outcome)
			.returns(List.of(new RuleId("name.normalize")), RepairEvent::rules);
	}

	@Test
	void callByAConfiguredNameIsOneOfTheTool() {
		RepairPipeline pipeline = RepairPipeline.builder()
			.tool("read", new ToolSettings(null, List.of("cat"), List.of()))
			.build();
		ToolExecutionResult result = manager(pipeline).executeToolCalls(ToolCalls.prompt(this.read),
				ToolCalls.response(ToolCalls.call("1", "cat", MISSING), ToolCalls.call("2", "cat", VALID)));
		assertThat(this.read.ran()).containsExactly(VALID);
		assertThat(ToolCalls.message(result).getToolCalls()).extracting(ToolCall::name).containsExactly("read", "read");
		assertThat(ToolCalls.responses(result)).extracting(ToolResponse::name).containsExactly("read", "read");
		assertThat(JSON.readTree(ToolCalls.answers(result).get(0)).path("tool").stringValue()).isEqualTo("read");
	}

	@Test
	void callThatMayMeanTwoToolsIsAnswered() {
		RecordingTool other = RecordingTool.withPath("Read");
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(this.read, other),
				ToolCalls.response(ToolCalls.call("1", "READ", VALID)));
		assertThat(this.read.ran()).isEmpty();
		assertThat(other.ran()).isEmpty();
		assertThat(ToolCalls.answers(result).get(0)).contains("unknown-tool");
	}

	@Test
	@Tag("spring-ai-2.0.1")
	void toolFoundByNameRunsRepairedWhereSpringAiWouldFindIt() {
		RecordingTool hidden = RecordingTool.withPath("read");
		ToolCallingManager resolving = DefaultToolCallingManager.builder()
			.resolutionFallbackEnabled(true)
			.toolCallbackResolver((name) -> name.equals("read") ? hidden : null)
			.build();
		RepairToolCallingManager manager = new RepairToolCallingManager(resolving, () -> repairer(pipeline(),
				ToolCallRepairOptions.defaults(), (name) -> name.equals("read") ? hidden : null));
		ToolExecutionResult result = manager.executeToolCalls(ToolCalls.prompt(),
				ToolCalls.response(ToolCalls.call("1", "read", ALIAS), ToolCalls.call("2", "read", MISSING)));
		assertThat(hidden.ran()).containsExactly(VALID);
		assertThat(ToolCalls.answers(result).get(1)).contains("/path");
	}

	@Test
	void toolFoundUnderAnotherNameThanItsOwnRunsRepaired() {
		ToolCallRepairer repairer = repairer(pipeline(), ToolCallRepairOptions.defaults(), (name) -> this.read);
		ToolExecutionResult result = new RepairToolCallingManager(defaultManager(), () -> repairer)
			.executeToolCalls(ToolCalls.prompt(), ToolCalls.response(ToolCalls.call("1", "old-name", ALIAS)));
		assertThat(this.read.ran()).containsExactly(VALID);
		assertThat(ToolCalls.responses(result).get(0).name()).isEqualTo("read");
		assertThat(ToolCalls.message(result).getToolCalls().get(0).name()).isEqualTo("read");
	}

	@Test
	void refusalIsThrownIfTheProcessorThrows() {
		ToolCallingManager throwing = DefaultToolCallingManager.builder()
			.toolExecutionExceptionProcessor(new DefaultToolExecutionExceptionProcessor(true))
			.build();
		assertThatExceptionOfType(ToolExecutionException.class)
			.isThrownBy(() -> manager(pipeline(), throwing).executeToolCalls(ToolCalls.prompt(this.read),
					ToolCalls.response(ToolCalls.call("1", "read", MISSING))))
			.withCauseInstanceOf(ToolCallRefusedException.class)
			.satisfies((ex) -> assertThat(ex.getToolDefinition().name()).isEqualTo("read"));
	}

	@Test
	void applicationsOwnProcessorAnswersRefusals() {
		ToolCallingManager own = DefaultToolCallingManager.builder()
			.toolExecutionExceptionProcessor((ex) -> "own: " + (ex.getCause() instanceof ToolCallRefusedException))
			.build();
		ToolExecutionResult result = manager(pipeline(), own).executeToolCalls(ToolCalls.prompt(this.read),
				ToolCalls.response(ToolCalls.call("1", "read", MISSING), ToolCalls.call("2", "raed", "{}")));
		assertThat(ToolCalls.answers(result)).containsOnly("own: true");
	}

	@Test
	@ExtendWith(OutputCaptureExtension.class)
	void toolWhoseSchemaCannotBeUsedRunsAsSentWithOneWarning(CapturedOutput output) {
		RecordingTool broken = RecordingTool.withSchema("broken", "{\"$ref\":\"#/$defs/none\"}");
		RepairToolCallingManager manager = manager();
		for (int i = 0; i < 2; i++) {
			manager.executeToolCalls(ToolCalls.prompt(broken),
					ToolCalls.response(ToolCalls.call("1", "broken", "{\"secret\":1}")));
		}
		assertThat(broken.ran()).containsExactly("{\"secret\":1}", "{\"secret\":1}");
		assertThat(output.toString().split("The input schema of tool 'broken' can't be used", -1)).hasSize(2);
		assertThat(output).doesNotContain("secret");
	}

	@Test
	void nullForPrimitiveBecomesTheAnswerOfItsCall() {
		Thermostat thermostat = new Thermostat();
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(ToolCallbacks.from(thermostat)),
				ToolCalls.response(ToolCalls.call("1", "setThermostat", "{\"celsius\":21.5}"),
						ToolCalls.call("2", "setThermostat", "{\"celsius\":21.5,\"room\":3}")));
		assertThat(ToolCalls.answers(result).get(0)).contains("not-bound");
		assertThat(ToolCalls.answers(result).get(1)).isEqualTo("\"3: 21.5\"");
	}

	@Test
	void bindingFailureOfFunctionBecomesTheAnswerOfItsCall() {
		ToolCallback wide = FunctionToolCallback.builder("count", (Amount amount) -> amount.value())
			.inputType(Amount.class)
			.inputSchema("{\"type\":\"object\",\"properties\":{\"value\":{}}}")
			.build();
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(wide), ToolCalls.response(
				ToolCalls.call("1", "count", "{\"value\":\"many\"}"), ToolCalls.call("2", "count", "{\"value\":3}")));
		JsonNode answer = JSON.readTree(ToolCalls.answers(result).get(0));
		assertThat(answer.path("error").stringValue()).isEqualTo("not-bound");
		assertThat(answer.path("schema").path("properties").has("value")).isTrue();
		assertThat(ToolCalls.answers(result).get(1)).isEqualTo("3");
	}

	@Test
	void bindingFailureOfMethodNamesNoJavaType() {
		ToolCallback[] callbacks = ToolCallbacks.from(new Calendar());
		PassthroughDefinition loose = new PassthroughDefinition(callbacks[0]);
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(loose),
				ToolCalls.response(ToolCalls.call("1", "plan", "{\"days\":{\"from\":1}}")));
		assertThat(ToolCalls.answers(result).get(0)).contains("\"tool\":\"plan\"")
			.doesNotContain("java.util", "Jackson", "deserialize");
	}

	@Test
	void contextThatTheApplicationForgotIsNotTheModelsFault() {
		ToolCallback[] callbacks = ToolCallbacks.from(new ContextTool());
		ChatResponse response = ToolCalls.response(ToolCalls.call("1", "whoAmI", "{}"));
		assertThatExceptionOfType(IllegalArgumentException.class)
			.isThrownBy(() -> manager().executeToolCalls(ToolCalls.prompt(callbacks), response))
			.withMessageContaining("ToolContext is required");
	}

	@Test
	void otherExceptionsOfToolsPass() {
		RecordingTool failing = RecordingTool.withPath("read", (arguments) -> {
			throw new IllegalStateException("down");
		});
		assertThatIllegalStateException()
			.isThrownBy(() -> manager().executeToolCalls(ToolCalls.prompt(failing),
					ToolCalls.response(ToolCalls.call("1", "read", VALID))))
			.withMessage("down");
	}

	@Test
	void otherExceptionsOfToolsBecomeAnswersIfContained() {
		RecordingTool failing = RecordingTool.withPath("read", (arguments) -> {
			throw new UnsupportedOperationException("down");
		});
		ToolCallRepairOptions options = new ToolCallRepairOptions(UnrepairableAction.REJECT, 3, true);
		ToolExecutionResult result = manager(pipeline(), defaultManager(), options)
			.executeToolCalls(ToolCalls.prompt(failing), ToolCalls.response(ToolCalls.call("1", "read", VALID)));
		assertThat(ToolCalls.answers(result)).containsExactly("down");
	}

	@Test
	void toolsOwnExecutionExceptionReachesTheProcessor() {
		ToolCallback failing = FunctionToolCallback.builder("fail", (Amount amount) -> {
			throw new UnsupportedOperationException("out of order");
		}).inputType(Amount.class).build();
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(failing),
				ToolCalls.response(ToolCalls.call("1", "fail", "{\"value\":3}")));
		assertThat(ToolCalls.answers(result)).containsExactly("out of order");
	}

	@Test
	void resultForPersonCarriesNoNote() {
		RecordingTool direct = RecordingTool.returningDirectly("read");
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(direct),
				ToolCalls.response(ToolCalls.call("1", "read", ALIAS)));
		assertThat(result.returnDirect()).isTrue();
		assertThat(ToolCalls.answers(result)).containsExactly("\"done\"");
	}

	@Test
	void refusalNeverGoesToPerson() {
		RecordingTool direct = RecordingTool.returningDirectly("read");
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(direct),
				ToolCalls.response(ToolCalls.call("1", "read", VALID), ToolCalls.call("2", "read", MISSING)));
		assertThat(result.returnDirect()).isFalse();
		assertThat(ToolCalls.answers(result).get(0)).isEqualTo("\"done\"");
	}

	@Test
	void bindingFailureNeverGoesToPerson() {
		RecordingTool direct = RecordingTool.returningDirectly("read", (arguments) -> {
			throw new IllegalArgumentException("type mismatch");
		});
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(direct),
				ToolCalls.response(ToolCalls.call("1", "read", VALID)));
		assertThat(result.returnDirect()).isFalse();
		assertThat(ToolCalls.answers(result).get(0)).contains("not-bound").doesNotContain("type mismatch");
	}

	@Test
	void missingResultIsAnEmptyOne() {
		RecordingTool silent = RecordingTool.withPath("read", (arguments) -> null);
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(silent),
				ToolCalls.response(ToolCalls.call("1", "read", VALID), ToolCalls.call("2", "read", ALIAS)));
		assertThat(ToolCalls.answers(result).get(0)).isEmpty();
		assertThat(ToolCalls.answers(result).get(1)).startsWith("<repair_note>");
	}

	@Test
	void toolContextReachesTheTool() {
		ToolCallingChatOptions options = ToolCallingChatOptions.builder()
			.toolCallbacks(this.read)
			.toolContext("tenant", "acme")
			.build();
		manager().executeToolCalls(new Prompt(List.of(new UserMessage("Go on.")), options),
				ToolCalls.response(ToolCalls.call("1", "read", ALIAS)));
		assertThat(this.read.contexts()).singleElement()
			.extracting(ToolContext::getContext)
			.isEqualTo(Map.of("tenant", "acme"));
	}

	@Test
	void optionsOfTheRequestStayAsTheyAre() {
		Prompt prompt = ToolCalls.prompt(this.read);
		manager().executeToolCalls(prompt, ToolCalls.response(ToolCalls.call("1", "raed", "{}")));
		assertThat(ToolCalls.callbacks(prompt)).containsExactly(this.read);
	}

	@Test
	void modeOffLeavesEverythingToTheDelegate() {
		PassingManager delegate = new PassingManager();
		Prompt prompt = ToolCalls.prompt(this.read);
		ChatResponse response = ToolCalls.response(ToolCalls.call("1", "read", ALIAS),
				ToolCalls.call("2", "raed", "{}"));
		manager(pipeline(RepairPolicy.defaults().withMode(RepairMode.OFF)), delegate).executeToolCalls(prompt,
				response);
		assertThat(delegate.prompt).isSameAs(prompt);
		assertThat(delegate.response).isSameAs(response);
		assertThat(this.events).isEmpty();
	}

	@Test
	void modeShadowRecordsAndLeavesEverythingToTheDelegate() {
		PassingManager delegate = new PassingManager();
		Prompt prompt = ToolCalls.prompt(this.read);
		ChatResponse response = ToolCalls.response(ToolCalls.call("1", "read", ALIAS),
				ToolCalls.call("2", "read", MISSING), ToolCalls.call("3", "raed", "{}"));
		manager(pipeline(RepairPolicy.defaults().withMode(RepairMode.SHADOW)), delegate).executeToolCalls(prompt,
				response);
		assertThat(delegate.response).isSameAs(response);
		Prompt passed = Objects.requireNonNull(delegate.prompt);
		assertThat(passed.getInstructions()).isEqualTo(prompt.getInstructions());
		ToolCallback callback = ToolCalls.callbacks(passed).get(0);
		assertThat(callback.call(MISSING)).isEqualTo("\"done\"");
		assertThat(this.read.ran()).containsExactly(MISSING);
		assertThat(this.events).extracting(RepairEvent::outcome)
			.containsExactly(RepairOutcome.REPAIRED, RepairOutcome.UNREPAIRABLE, RepairOutcome.UNREPAIRABLE);
		assertThat(this.events).extracting(RepairEvent::mode).containsOnly(RepairMode.SHADOW);
	}

	@Test
	void modeOfOneToolLeavesTheOthersAlone() {
		RecordingTool write = RecordingTool.withPath("write");
		RepairPipeline pipeline = RepairPipeline.builder()
			.policy(RepairPolicy.defaults().withMode(RepairMode.OFF))
			.tool("read", aliasSettings(RepairPolicy.defaults()))
			.build();
		ToolExecutionResult result = manager(pipeline).executeToolCalls(ToolCalls.prompt(this.read, write),
				ToolCalls.response(ToolCalls.call("1", "write", ALIAS), ToolCalls.call("2", "read", ALIAS)));
		assertThat(write.ran()).containsExactly(ALIAS);
		assertThat(this.read.ran()).containsExactly(VALID);
		assertThat(ToolCalls.history(result)).containsExactly(ALIAS, VALID);
	}

	@Test
	void passthroughRunsUnrepairableCallsAsTheyWereSent() {
		ToolCallRepairOptions options = new ToolCallRepairOptions(UnrepairableAction.PASSTHROUGH, 3, false);
		ToolExecutionResult result = manager(pipeline(), defaultManager(), options)
			.executeToolCalls(ToolCalls.prompt(this.read), ToolCalls.response(ToolCalls.call("1", "read", MISSING),
					ToolCalls.call("2", "read", "not JSON"), ToolCalls.call("3", "read", "")));
		assertThat(this.read.ran()).containsExactly(MISSING, "not JSON", "{}");
		assertThat(ToolCalls.answers(result)).containsOnly("\"done\"");
		assertThat(ToolCalls.history(result)).containsExactly(MISSING, "{\"raw_arguments\":\"not JSON\"}", "{}");
	}

	@Test
	void sameRefusedCallIsToldToStopAfterTheRetries() {
		RepairToolCallingManager manager = manager();
		List<Message> messages = List.of(new UserMessage("Go on."));
		List<String> answers = new ArrayList<>();
		for (int i = 0; i < 5; i++) {
			ToolExecutionResult result = manager.executeToolCalls(ToolCalls.prompt(messages, this.read),
					ToolCalls.response(ToolCalls.call("id" + i, "read", "{\"path\"")));
			answers.add(JSON.readTree(ToolCalls.answers(result).get(0)).path("error").stringValue());
			messages = result.conversationHistory();
		}
		assertThat(answers.subList(0, 3)).doesNotContain("repeated");
		assertThat(answers.subList(3, 5)).containsOnly("repeated");
	}

	@Test
	void sameCallThatCannotBeBoundIsToldToStopAfterTheRetries() {
		RecordingTool tool = RecordingTool.withPath("read", (arguments) -> {
			throw new IllegalArgumentException("argument type mismatch");
		});
		List<Message> messages = List.of(new UserMessage("Go on."));
		List<String> answers = new ArrayList<>();
		for (int i = 0; i < 5; i++) {
			ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(messages, tool),
					ToolCalls.response(ToolCalls.call("id" + i, "read", VALID)));
			answers.add(JSON.readTree(ToolCalls.answers(result).get(0)).path("error").stringValue());
			messages = result.conversationHistory();
		}
		assertThat(tool.ran()).hasSize(5);
		assertThat(answers.subList(0, 3)).doesNotContain("repeated");
		assertThat(answers.subList(3, 5)).containsOnly("repeated");
	}

	@Test
	void otherRefusedCallsAndEarlierTurnsDoNotCountAsRetries() {
		AssistantMessage same = AssistantMessage.builder()
			.toolCalls(List.of(ToolCalls.call("1", "read", MISSING)))
			.build();
		AssistantMessage other = AssistantMessage.builder()
			.toolCalls(List.of(ToolCalls.call("1", "read", "{\"limit\":2}"), ToolCalls.call("2", "write", MISSING)))
			.build();
		List<Message> messages = List.of(new UserMessage("First."), same, same, same, new UserMessage("Second."), other,
				other, other, same, same);
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(messages, this.read),
				ToolCalls.response(ToolCalls.call("1", "read", MISSING), ToolCalls.call("2", "read", MISSING)));
		assertThat(ToolCalls.answers(result).get(0)).doesNotContain("repeated");
		assertThat(ToolCalls.answers(result).get(1)).contains("repeated");
	}

	@Test
	void sameCallToUnknownToolIsToldToStopAfterTheRetries() {
		AssistantMessage same = AssistantMessage.builder()
			.toolCalls(List.of(ToolCalls.call("1", "raed", "{}")))
			.build();
		List<Message> messages = List.of(new UserMessage("Go on."), same, same, same);
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(messages, this.read),
				ToolCalls.response(ToolCalls.call("1", "raed", "{}")));
		assertThat(ToolCalls.answers(result).get(0)).contains("repeated");
	}

	@Test
	void managerInFrontOfDecoratedManagerRepairsOnce() {
		RepairToolCallingManager outer = manager(pipeline(), manager());
		ToolExecutionResult result = outer.executeToolCalls(ToolCalls.prompt(this.read),
				ToolCalls.response(ToolCalls.call("1", "read", ALIAS), ToolCalls.call("2", "read", "x")));
		assertThat(this.events).hasSize(2);
		assertThat(ToolCalls.answers(result).get(0)).containsOnlyOnce("<repair_note>");
		assertThat(ToolCalls.history(result)).containsExactly(VALID, "{\"raw_arguments\":\"x\"}");
	}

	@Test
	void responseWithoutToolCallsIsLeftToTheDelegate() {
		assertThatIllegalStateException()
			.isThrownBy(() -> manager().executeToolCalls(ToolCalls.prompt(this.read), ToolCalls.response()))
			.withMessage("No tool call requested by the chat model");
	}

	@Test
	void requestWithoutToolOptionsIsLeftToTheDelegate() {
		PassingManager delegate = new PassingManager();
		Prompt prompt = new Prompt("Go on.");
		manager(pipeline(), delegate).executeToolCalls(prompt, ToolCalls.response(ToolCalls.call("1", "read", ALIAS)));
		assertThat(delegate.prompt).isSameAs(prompt);
	}

	@Test
	void modelIsTheOneThatAnswered() {
		execute(ToolCalls.call("1", "read", VALID));
		assertThat(this.events).extracting(RepairEvent::modelId).containsExactly("answered");
	}

	@Test
	void modelIsTheOneAskedForIfTheResponseDoesNotSay() {
		ChatResponse response = ToolCalls.response(ToolCalls.call("1", "read", VALID));
		manager().executeToolCalls(ToolCalls.prompt(this.read),
				new ChatResponse(response.getResults(), ChatResponseMetadata.builder().build()));
		assertThat(this.events).extracting(RepairEvent::modelId).containsExactly("asked-for");
	}

	@Test
	void cutOutputIsNamedAsCut() {
		ToolExecutionResult result = manager().executeToolCalls(ToolCalls.prompt(this.read),
				ToolCalls.response("LENGTH", ToolCalls.call("1", "read", "{\"path\":\"a\"")));
		assertThat(this.read.ran()).isEmpty();
		assertThat(ToolCalls.answers(result).get(0)).contains("cut off");
		assertThat(this.events).extracting(RepairEvent::reason).containsExactly(UnrepairableReason.CUT_OFF);
	}

	@Test
	void eventNamesRulesAndStagesOnce() {
		execute(ToolCalls.call("1", "read", "[{\"file_path\":\"a\",\"limit\":\"5\"}]"));
		RepairEvent event = this.events.get(0);
		assertThat(event.time()).isEqualTo(Instant.EPOCH);
		assertThat(event.tool()).isEqualTo("read");
		assertThat(event.rules()).extracting(RuleId::value)
			.contains("envelope.unwrap-singleton-array", "preprocess.alias")
			.doesNotHaveDuplicates();
		assertThat(event.stages()).isNotEmpty();
	}

	@Test
	void eventSaysWhatIsDoneWithTheCall() {
		execute(ToolCalls.call("1", "read", VALID), ToolCalls.call("2", "read", MISSING),
				ToolCalls.call("3", "open", VALID));
		assertThat(this.events).extracting(RepairEvent::handling)
			.containsExactly(CallHandling.RUN, CallHandling.REJECT, CallHandling.REJECT);
		this.events.clear();
		manager(pipeline(RepairPolicy.defaults().withMode(RepairMode.SHADOW)))
			.executeToolCalls(ToolCalls.prompt(this.read), ToolCalls.response(ToolCalls.call("1", "read", MISSING)));
		assertThat(this.events).extracting(RepairEvent::handling).containsExactly(CallHandling.SHADOW);
		this.events.clear();
		manager(pipeline(), defaultManager(), new ToolCallRepairOptions(UnrepairableAction.PASSTHROUGH, 3, false))
			.executeToolCalls(ToolCalls.prompt(this.read),
					ToolCalls.response(ToolCalls.call("1", "read", MISSING), ToolCalls.call("2", "read", ALIAS)));
		assertThat(this.events).extracting(RepairEvent::handling)
			.containsExactly(CallHandling.PASSTHROUGH, CallHandling.RUN);
	}

	@Test
	void eventNamesIssuesInWordsOfTheSchema() {
		execute(ToolCalls.call("1", "read", "{\"limit\":\"many\",\"s3cret\":1}"));
		assertThat(this.events.get(0).issues()).extracting(IssueSummary::toString)
			.containsExactlyInAnyOrder("/path required", "/limit type", "/* additionalProperties");
	}

	@Test
	void eventTellsNoModelIdThatDoesNotLookLikeOne() {
		ChatResponse response = ToolCalls.response(ToolCalls.call("1", "read", VALID));
		ChatResponse odd = ChatResponse.builder()
			.from(response)
			.metadata(ChatResponseMetadata.builder().model("my s3cret").build())
			.build();
		manager().executeToolCalls(ToolCalls.prompt(this.read), odd);
		assertThat(this.events).extracting(RepairEvent::modelId).containsOnlyNulls();
	}

	@Test
	void retryThatRunsHealsTheRefusedCallBeforeIt() {
		List<Message> history = execute(ToolCalls.call("1", "read", MISSING)).conversationHistory();
		history = execute(history, ToolCalls.call("2", "read", "not JSON")).conversationHistory();
		history = execute(history, ToolCalls.call("3", "read", MISSING)).conversationHistory();
		history = execute(history, ToolCalls.call("4", "read", ALIAS)).conversationHistory();
		execute(history, ToolCalls.call("5", "read", VALID));
		assertThat(this.events).extracting(RepairEvent::retry)
			.containsExactly(RetryKind.NONE, RetryKind.FAILED, RetryKind.IDENTICAL, RetryKind.HEALED, RetryKind.NONE);
	}

	@Test
	void oneRefusedCallIsHealedOnce() {
		List<Message> history = execute(ToolCalls.call("1", "read", MISSING)).conversationHistory();
		execute(history, ToolCalls.call("2", "read", VALID), ToolCalls.call("3", "read", VALID));
		assertThat(this.events).extracting(RepairEvent::retry)
			.containsExactly(RetryKind.NONE, RetryKind.HEALED, RetryKind.NONE);
	}

	@Test
	void callOfAnotherToolOrTurnHealsNothing() {
		RecordingTool write = RecordingTool.withPath("write");
		List<Message> history = new ArrayList<>(execute(ToolCalls.call("1", "read", MISSING)).conversationHistory());
		manager().executeToolCalls(ToolCalls.prompt(history, this.read, write),
				ToolCalls.response(ToolCalls.call("2", "write", VALID)));
		history.add(new UserMessage("Once more."));
		execute(history, ToolCalls.call("3", "read", VALID));
		assertThat(this.events).extracting(RepairEvent::retry).containsOnly(RetryKind.NONE);
	}

	@Test
	void failingListenerHarmsNeitherTheCallNorOtherListeners() {
		RepairListener failing = (event) -> {
			throw new IllegalStateException("secret");
		};
		RepairEventPublisher publisher = new RepairEventPublisher(List.of(failing, this.events::add),
				InstantSource.fixed(Instant.EPOCH));
		ToolCallRepairer repairer = new ToolCallRepairer(pipeline(), ToolCallRepairOptions.defaults(), publisher,
				(name) -> null);
		ToolExecutionResult result = new RepairToolCallingManager(defaultManager(), () -> repairer)
			.executeToolCalls(ToolCalls.prompt(this.read), ToolCalls.response(ToolCalls.call("1", "read", ALIAS)));
		assertThat(ToolCalls.answers(result).get(0)).contains("repair_note");
		assertThat(this.events).hasSize(1);
	}

	@Test
	void logsAndEventsHoldNothingThatWasSent() {
		String secret = "s3cret";
		RepairListener failing = (event) -> {
			throw new IllegalStateException(secret);
		};
		RecordingTool unbound = RecordingTool.withPath("unbound", (arguments) -> {
			throw new IllegalArgumentException(secret);
		});
		RecordingTool broken = RecordingTool.withPath("broken", (arguments) -> {
			throw new UnsupportedOperationException(secret);
		});
		RepairEventPublisher publisher = new RepairEventPublisher(List.of(failing, this.events::add),
				InstantSource.fixed(Instant.EPOCH));
		ToolCallRepairer repairer = new ToolCallRepairer(pipeline(),
				new ToolCallRepairOptions(UnrepairableAction.REJECT, 3, true), publisher, (name) -> null);
		List<String> logged = logged(() -> new RepairToolCallingManager(defaultManager(), () -> repairer)
			.executeToolCalls(ToolCalls.prompt(this.read, unbound, broken),
					ToolCalls.response(ToolCalls.call("1", "read", "{\"file_path\":\"s3cret\"}"),
							ToolCalls.call("2", "read", "{\"s3cret\":\"s3cret\"}"), ToolCalls.call("3", "read", secret),
							ToolCalls.call("4", secret, secret),
							ToolCalls.call("5", "unbound", "{\"path\":\"s3cret\"}"),
							ToolCalls.call("6", "broken", "{\"path\":\"s3cret\"}"))));
		assertThat(logged).hasSize(12).noneMatch((line) -> line.contains(secret));
		assertThat(this.events).hasSize(6).noneMatch((event) -> event.toString().contains(secret));
	}

	/**
	 * What our own loggers write, with everything that is attached.
	 */
	private static List<String> logged(Runnable work) {
		Logger logger = (Logger) LoggerFactory.getLogger("io.github.toolrepair");
		ListAppender<ILoggingEvent> appender = new ListAppender<>();
		appender.start();
		Level before = logger.getLevel();
		logger.setLevel(Level.TRACE);
		logger.addAppender(appender);
		try {
			work.run();
		}
		finally {
			logger.detachAppender(appender);
			logger.setLevel(before);
		}
		return appender.list.stream()
			.map((event) -> event.getFormattedMessage() + " " + event.getThrowableProxy())
			.toList();
	}

	@Test
	void observationSeesTheToolAndTheRepairedArguments() {
		ObservationRegistry registry = ObservationRegistry.create();
		List<ToolCallingObservationContext> contexts = new ArrayList<>();
		registry.observationConfig().observationHandler(new ObservationHandler<ToolCallingObservationContext>() {

			@Override
			public void onStop(ToolCallingObservationContext context) {
				contexts.add(context);
			}

			@Override
			public boolean supportsContext(Observation.Context context) {
				return context instanceof ToolCallingObservationContext;
			}

		});
		ToolCallingManager observed = DefaultToolCallingManager.builder().observationRegistry(registry).build();
		manager(pipeline(), observed).executeToolCalls(ToolCalls.prompt(this.read),
				ToolCalls.response(ToolCalls.call("1", "read", ALIAS)));
		assertThat(contexts).singleElement().satisfies((context) -> {
			assertThat(context.getToolDefinition()).isSameAs(this.read.getToolDefinition());
			assertThat(context.getToolCallArguments()).isEqualTo(VALID);
			assertThat(context.getToolCallId()).isEqualTo("1");
			assertThat(context.getToolCallResult()).contains("repair_note");
		});
	}

	@Test
	void concurrentRequestsShareNothing() throws Exception {
		RepairToolCallingManager manager = manager();
		ExecutorService threads = Executors.newFixedThreadPool(16);
		try {
			List<Future<?>> requests = new ArrayList<>();
			for (int i = 0; i < 1_000; i++) {
				String path = "p" + i;
				requests.add(threads.submit(() -> assertOwnOutcomes(manager, path)));
			}
			for (Future<?> request : requests) {
				request.get();
			}
		}
		finally {
			threads.shutdownNow();
		}
		assertThat(this.events).hasSize(3_000);
	}

	private void assertOwnOutcomes(RepairToolCallingManager manager, String path) {
		RecordingTool tool = RecordingTool.withPath("read", (arguments) -> arguments);
		ToolExecutionResult result = manager.executeToolCalls(ToolCalls.prompt(tool),
				ToolCalls.response(ToolCalls.call("1", "read", "{\"file_path\":\"" + path + "\"}"),
						ToolCalls.call("2", "read", path), ToolCalls.call("3", "read", "{\"path\":\"" + path + "\"}")));
		String valid = "{\"path\":\"" + path + "\"}";
		assertThat(tool.ran()).containsExactly(valid, valid);
		assertThat(ToolCalls.answers(result).get(0)).contains("repair_notes").contains(path);
		assertThat(ToolCalls.answers(result).get(1)).contains("not-json");
		assertThat(ToolCalls.answers(result).get(2)).isEqualTo(valid);
		assertThat(ToolCalls.history(result)).containsExactly(valid, "{\"raw_arguments\":\"" + path + "\"}", valid);
	}

	private ToolExecutionResult execute(ToolCall... calls) {
		return manager().executeToolCalls(ToolCalls.prompt(this.read), ToolCalls.response(calls));
	}

	private ToolExecutionResult execute(List<Message> history, ToolCall... calls) {
		return manager().executeToolCalls(ToolCalls.prompt(history, this.read), ToolCalls.response(calls));
	}

	private RepairToolCallingManager manager() {
		return manager(pipeline());
	}

	private RepairToolCallingManager manager(RepairPipeline pipeline) {
		return manager(pipeline, defaultManager());
	}

	private RepairToolCallingManager manager(RepairPipeline pipeline, ToolCallingManager delegate) {
		return manager(pipeline, delegate, ToolCallRepairOptions.defaults());
	}

	private RepairToolCallingManager manager(RepairPipeline pipeline, ToolCallingManager delegate,
			ToolCallRepairOptions options) {
		ToolCallRepairer repairer = repairer(pipeline, options, (name) -> null);
		return new RepairToolCallingManager(delegate, () -> repairer);
	}

	private ToolCallRepairer repairer(RepairPipeline pipeline, ToolCallRepairOptions options,
			Function<String, @Nullable ToolCallback> fallback) {
		RepairEventPublisher publisher = new RepairEventPublisher(List.of(this.events::add),
				InstantSource.fixed(Instant.EPOCH));
		return new ToolCallRepairer(pipeline, options, publisher, fallback);
	}

	private static ToolCallingManager defaultManager() {
		return DefaultToolCallingManager.builder().build();
	}

	private static RepairPipeline pipeline() {
		return pipeline(RepairPolicy.defaults());
	}

	private static RepairPipeline pipeline(RepairPolicy policy) {
		return RepairPipeline.builder().policy(policy).tool("read", aliasSettings(policy)).build();
	}

	private static ToolSettings aliasSettings(RepairPolicy policy) {
		return new ToolSettings(policy,
				List.of(new PreprocessorDefinition("alias", Selector.parse("/path"), List.of("file_path"))));
	}

	record Amount(int value) {

	}

	static class Thermostat {

		@Tool(description = "Sets a thermostat")
		String setThermostat(double celsius, @ToolParam(required = false) int room) {
			return room + ": " + celsius;
		}

	}

	static class ContextTool {

		@Tool(description = "Tells who is asking")
		String whoAmI(ToolContext context) {
			return String.valueOf(context.getContext().get("user"));
		}

	}

	static final class Calendar {

		@Tool
		String plan(List<Integer> days) {
			return "planned " + days;
		}

	}

	/**
	 * Shows a schema that says nothing, so that only binding can fail.
	 */
	private record PassthroughDefinition(ToolCallback delegate) implements ToolCallback {

		@Override
		public ToolDefinition getToolDefinition() {
			return ToolDefinition.builder()
				.name(this.delegate.getToolDefinition().name())
				.inputSchema("{\"type\":\"object\"}")
				.build();
		}

		@Override
		public String call(String toolInput) {
			return this.delegate.call(toolInput);
		}

	}

	/**
	 * Keeps what it is given.
	 */
	private static final class PassingManager implements ToolCallingManager {

		private @Nullable Prompt prompt;

		private @Nullable ChatResponse response;

		@Override
		public List<ToolDefinition> resolveToolDefinitions(ToolCallingChatOptions chatOptions) {
			return List.of();
		}

		@Override
		public ToolExecutionResult executeToolCalls(Prompt prompt, ChatResponse chatResponse) {
			this.prompt = prompt;
			this.response = chatResponse;
			return ToolExecutionResult.builder().conversationHistory(List.of()).build();
		}

	}

	/**
	 * Executes the last call first.
	 */
	private static class ReversingManager implements ToolCallingManager {

		@Override
		public List<ToolDefinition> resolveToolDefinitions(ToolCallingChatOptions chatOptions) {
			return List.of();
		}

		@Override
		public ToolExecutionResult executeToolCalls(Prompt prompt, ChatResponse chatResponse) {
			AssistantMessage message = chatResponse.getResults().get(0).getOutput();
			List<ToolCall> calls = new ArrayList<>(message.getToolCalls());
			Collections.reverse(calls);
			List<ToolResponse> responses = new ArrayList<>();
			for (ToolCall call : calls) {
				responses.add(new ToolResponse(call.id(), call.name(), answer(prompt, call)));
			}
			List<Message> history = new ArrayList<>(prompt.getInstructions());
			history.add(message);
			history.add(ToolResponseMessage.builder().responses(responses).build());
			return ToolExecutionResult.builder().conversationHistory(history).build();
		}

		private String answer(Prompt prompt, ToolCall call) {
			ToolCallback callback = ToolCalls.callbacks(prompt)
				.stream()
				.filter((candidate) -> candidate.getToolDefinition().name().equals(call.name()))
				.findFirst()
				.orElseThrow();
			try {
				return callback.call(arguments(call), new ToolContext(Map.of()));
			}
			catch (ToolExecutionException ex) {
				return String.valueOf(ex.getMessage());
			}
		}

		String arguments(ToolCall call) {
			return call.arguments();
		}

	}

	/**
	 * Gives callbacks another text object than the call holds.
	 */
	private static final class CopyingManager extends ReversingManager {

		private final Function<String, String> change;

		CopyingManager(Function<String, String> change) {
			this.change = change;
		}

		@Override
		String arguments(ToolCall call) {
			return new String(this.change.apply(call.arguments()));
		}

	}

}
