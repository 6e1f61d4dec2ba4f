package io.github.toolrepair.sample;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

import io.github.toolrepair.sample.report.BeforeAfterRunner;
import io.github.toolrepair.sample.report.Comparison;
import io.github.toolrepair.sample.report.Conversation;
import io.github.toolrepair.sample.scenario.CallOutcome;
import io.github.toolrepair.sample.scenario.ConversationEnd;
import io.github.toolrepair.sample.scenario.Scenario;
import io.github.toolrepair.sample.scenario.Scenarios;
import io.github.toolrepair.sample.tool.ToolRun;
import io.github.toolrepair.sample.tool.ToolSession;
import io.github.toolrepair.sample.tool.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.ai.chat.client.ChatClient;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.http.MediaType;
import org.springframework.web.client.RestClient;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for the whole sample with the scripted model, over HTTP.
 */
@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
class SampleApplicationTests {

	private static final JsonMapper MAPPER = JsonMapper.shared();

	@Autowired
	private BeforeAfterRunner runner;

	@Autowired
	private ChatClient chatClient;

	@LocalServerPort
	private int port;

	@ParameterizedTest
	@MethodSource("scenarios")
	void withoutRepairEndsAsSpringAiEndsToday(String id) {
		Comparison comparison = comparison(id);
		assertThat(comparison.without().end()).isEqualTo(comparison.scenario().without());
	}

	@ParameterizedTest
	@MethodSource("scenarios")
	void withRepairComesOutAsExpected(String id) {
		Conversation conversation = comparison(id).with();
		Scenario scenario = conversation.scenario();
		assertThat(conversation.failure()).isNull();
		assertThat(conversation.runs()).isEqualTo(scenario.intended());
		assertThat(conversation.outcome()).isEqualTo(scenario.expected());
		assertThat(conversation.end()).isEqualTo(ConversationEnd.RIGHT);
		assertThat(conversation.turnsLost())
			.isLessThanOrEqualTo((scenario.expected() == CallOutcome.UNREPAIRABLE) ? 1 : 0);
		assertThat(conversation.leavesMalformedArguments()).isFalse();
		assertThat(conversation.leavesMalformedAnswers()).isFalse();
	}

	@Test
	void withRepairAValidCallIsUntouchedOnTheWire() {
		Comparison comparison = comparison("valid-nested");
		assertThat(comparison.with().transcript()).isEqualTo(comparison.without().transcript());
	}

	@Test
	void theExitCodeIsZeroWhenAllIsAsExpected() {
		assertThat(this.runner.report().unexpected()).isEmpty();
		assertThat(this.runner.getExitCode()).isZero();
	}

	@Test
	void chatRunsTheToolWithRepairedArguments() {
		JsonNode answer = chat("alias");
		assertThat(answer.path("answer").asString()).startsWith("Done.").contains("Lighthouse");
		assertThat(answer.at("/ran/0/tool").asString()).isEqualTo("readFile");
		assertThat(answer.at("/ran/0/arguments").toString()).isEqualTo("{\"path\":\"README.md\"}");
	}

	@Test
	void chatKeepsEditsOfOneMessageFromTheNext() {
		for (int time = 1; time <= 2; time++) {
			assertThat(chat("raw-line-break").path("answer").asString()).contains("editsApplied");
		}
	}

	@Test
	void streamingRunsTheToolWithRepairedArguments() {
		ToolSession session = new ToolSession(Workspace.fromClassPath());
		List<String> pieces = this.chatClient.prompt("alias")
			.toolContext(session.toToolContext())
			.stream()
			.content()
			.collectList()
			.block(Duration.ofSeconds(30));
		assertThat(pieces).hasSizeGreaterThan(1);
		assertThat(String.join("", pieces)).startsWith("Done.").contains("Lighthouse");
		assertThat(session.runs()).containsExactly(ToolRun.of("readFile").with("path", "README.md"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "printed-hermes", "printed-qwen", "printed-harmony" })
	void printedCallIsStreamedToNobody(String id) {
		ToolSession session = new ToolSession(Workspace.fromClassPath());
		String text = String.join("",
				this.chatClient.prompt(id)
					.toolContext(session.toToolContext())
					.stream()
					.content()
					.collectList()
					.block(Duration.ofSeconds(30)));
		assertThat(text).contains("Done.")
			.doesNotContain("readFile", "setThermostat", "<|", "<tool_call>", "<function");
		assertThat(session.runs()).isEqualTo(comparison(id).scenario().intended());
	}

	@Test
	void chatWhenMessageIsUnknownListsTheScenarios() {
		JsonNode answer = chat("What can you do?");
		assertThat(answer.path("answer").asString()).contains("- alias (another name for a parameter)");
		assertThat(answer.path("ran").isEmpty()).isTrue();
	}

	@Test
	void chatTakesAMessageWithBracesAsItIs() {
		assertThat(chat("{not a {template}}").path("answer").asString()).startsWith("I am a scripted model.");
	}

	@Test
	void chatWithoutAMessageIsABadRequest() {
		assertThat(chatStatus("{}")).isEqualTo(400);
		assertThat(chatStatus("{\"message\":\" \"}")).isEqualTo(400);
		assertThat(chatStatus("nonsense")).isEqualTo(400);
	}

	@Test
	void actuatorIsServed() {
		assertThat(get("/actuator/health").path("status").asString()).isEqualTo("UP");
		assertThat(get("/actuator/metrics").path("names").valueStream().map(JsonNode::asString))
			.contains("http.server.requests");
	}

	@Test
	void actuatorCountsTheRepairsOfTheTableAndOfTheChat() {
		JsonNode before = get("/actuator/repair");
		long repaired = Scenarios.fromClassPath()
			.all()
			.stream()
			// The arguments of a printed call may be valid.
			.filter((scenario) -> scenario.expected() == CallOutcome.REPAIRED && scenario.printed() == null)
			.count();
		assertThat(before.at("/calls/repaired").asLong()).isGreaterThanOrEqualTo(repaired);
		assertThat(before.at("/calls/unrepairable").asLong()).isPositive();
		chat("alias");
		JsonNode after = get("/actuator/repair");
		for (String count : List.of("/calls/repaired", "/tools/readFile/repaired", "/rules/preprocess.alias")) {
			assertThat(after.at(count).asLong()).as(count).isEqualTo(before.at(count).asLong() + 1);
		}
		assertThat(after.at("/calls/valid")).isEqualTo(before.at("/calls/valid"));
	}

	private static Stream<String> scenarios() {
		return Scenarios.fromClassPath().all().stream().map(Scenario::id);
	}

	private Comparison comparison(String id) {
		List<Comparison> found = this.runner.report()
			.comparisons()
			.stream()
			.filter((comparison) -> comparison.scenario().id().equals(id))
			.toList();
		assertThat(found).hasSize(1);
		return found.get(0);
	}

	private JsonNode chat(String message) {
		String body = MAPPER.createObjectNode().put("message", message).toString();
		String answer = client().post()
			.uri("/chat")
			.contentType(MediaType.APPLICATION_JSON)
			.body(body)
			.retrieve()
			.body(String.class);
		return MAPPER.readTree(answer);
	}

	private int chatStatus(String body) {
		return client().post()
			.uri("/chat")
			.contentType(MediaType.APPLICATION_JSON)
			.body(body)
			.exchange((request, response) -> response.getStatusCode().value());
	}

	private JsonNode get(String path) {
		return MAPPER.readTree(client().get().uri(path).retrieve().body(String.class));
	}

	private RestClient client() {
		return RestClient.create("http://localhost:" + this.port);
	}

}
