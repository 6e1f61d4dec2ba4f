package io.github.toolrepair.spring.autoconfigure;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.github.toolrepair.spring.actuate.metrics.RepairMeter;
import io.github.toolrepair.spring.autoconfigure.ScriptedModel.Call;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * One application after one run of conversations, looked at through HTTP as an operator
 * does. The examples in {@code docs/telemetry.md} are what it answers.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class TelemetryIntegrationTests {

	private static final Path DOCUMENT = Path.of("..", "docs", "telemetry.md");

	/** An example: a comment with the request, its body if it has one, and the answer. */
	private static final Pattern EXAMPLE = Pattern
		.compile("<!-- (GET|POST) (\\S+) -->\\s+(?:```json\\n([^`]*)```\\s+Answer:\\s+)?```json\\n([^`]*)```");

	private static TelemetryApplication application;

	@BeforeAll
	static void talk() {
		application = new TelemetryApplication();
		application.model()
			.calls(new Call("c1", "readFile", "{\"path\":\"notes.txt\"}"))
			.calls(new Call("c2", "readFile", "{\"file_path\":\"notes.txt\"}"))
			.calls(new Call("c3", "readFile", "{\"limit\":\"many\"}"))
			.calls(new Call("c4", "readFile", "{\"path\":\"notes.txt\",\"limit\":3}"))
			.calls(new Call("c5", "openBook", "{}"))
			.says("<tool_call>\n{\"name\":\"readFile\",\"arguments\":{\"path\":\"notes.txt\"}}\n</tool_call>");
		application.chat();
	}

	@AfterAll
	static void close() {
		application.close();
	}

	@ParameterizedTest(name = "{0} {1}")
	@MethodSource("examples")
	@Order(1)
	void documentedExampleIsTheAnswer(String method, String path, String body, String expected) {
		HttpResponse<String> response = method.equals("GET") ? application.get(path) : application.post(path, body);
		assertThat(response.statusCode()).isEqualTo(200);
		assertThat(pretty(response.body())).isEqualTo(pretty(expected));
	}

	static Stream<String[]> examples() throws IOException {
		Matcher matcher = EXAMPLE.matcher(Files.readString(DOCUMENT));
		List<String[]> examples = new ArrayList<>();
		while (matcher.find()) {
			String body = (matcher.group(3) != null) ? matcher.group(3) : "";
			examples.add(new String[] { matcher.group(1), matcher.group(2), body, matcher.group(4) });
		}
		assertThat(examples).hasSizeGreaterThanOrEqualTo(6);
		return examples.stream();
	}

	@Test
	@Order(2)
	void metersAreScrapedByPrometheus() {
		String scrape = application.get("/actuator/prometheus").body();
		assertThat(scrape).contains(
				"repair_calls_total{handling=\"run\",mode=\"enforce\",outcome=\"valid\",profile=\"adaptive\",tool=\"readFile\"} 2.0",
				"repair_calls_total{handling=\"run\",mode=\"enforce\",outcome=\"repaired\",profile=\"adaptive\",tool=\"readFile\"} 1.0",
				"repair_calls_total{handling=\"reject\",mode=\"enforce\",outcome=\"unrepairable\",profile=\"adaptive\",tool=\"other\"} 1.0",
				"repair_rules_calls_total{rule=\"preprocess.alias\"} 1.0",
				"repair_duration_seconds_count{outcome=\"valid\"} 2",
				"repair_retries_total{kind=\"healed\",tool=\"readFile\"} 1.0",
				"repair_turns_saved_total{model=\"scripted-1\",provider=\"openai\"} 1.0",
				"repair_model_calls_total{model=\"scripted-1\",outcome=\"valid\",provider=\"openai\"} 2.0",
				"repair_schema_accuracy{model=\"scripted-1\",provider=\"openai\"} 0.4",
				"repair_leaks_total{action=\"stripped\",family=");
		assertThat(scrape).contains("spring_ai_tool_seconds_count{").doesNotContain("openBook");
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("queries")
	@Order(2)
	void queryOfTheDashboardFindsItsMetersAndLabels(String title, String query) {
		String scrape = application.get("/actuator/prometheus").body();
		List<PromQuery.Selection> selections = PromQuery.selections(query);
		assertThat(selections).isNotEmpty().allSatisfy((selection) -> {
			List<String> series = scrape.lines().filter((line) -> line.startsWith(selection.metric() + "{")).toList();
			assertThat(series).as(selection.metric()).isNotEmpty();
			assertThat(series).allSatisfy((line) -> assertThat(selection.labels())
				.allSatisfy((label) -> assertThat(line).containsPattern("[{,]" + label + "=\"")));
		});
	}

	static Stream<Arguments> queries() throws IOException {
		JsonNode dashboard = json(Files.readString(Path.of("..", "docs", "grafana", "repair-dashboard.json")));
		return dashboard.path("panels")
			.valueStream()
			.flatMap((panel) -> panel.path("targets")
				.valueStream()
				.map((target) -> Arguments.of(panel.path("title").stringValue(), target.path("expr").stringValue())));
	}

	@Test
	@Order(2)
	void dashboardShowsEveryMeter() throws IOException {
		String dashboard = Files.readString(Path.of("..", "docs", "grafana", "repair-dashboard.json"));
		assertThat(RepairMeter.values())
			.allSatisfy((meter) -> assertThat(dashboard).contains(meter.getName().replace('.', '_')));
	}

	@ParameterizedTest
	@ValueSource(strings = { "/actuator/repair/unknown", "/actuator/repair/tools/readFile" })
	@Order(3)
	void unknownPartIsNotFound(String path) {
		assertThat(application.get(path).statusCode()).isEqualTo(404);
	}

	@Test
	@Order(4)
	void dryRunOfUnknownToolIsNotFound() {
		assertThat(application.post("/actuator/repair", "{\"tool\":\"openBook\",\"arguments\":\"{}\"}").statusCode())
			.isEqualTo(404);
	}

	@Test
	@Order(4)
	void dryRunWithoutArgumentsIsBadRequest() {
		assertThat(application.post("/actuator/repair", "{\"tool\":\"readFile\"}").statusCode()).isEqualTo(400);
	}

	@Test
	@Order(5)
	void dryRunsCountNothing() {
		JsonNode before = summary();
		application.post("/actuator/repair", "{\"tool\":\"readFile\",\"arguments\":\"not JSON\"}");
		assertThat(summary()).isEqualTo(before);
	}

	@Test
	@Order(6)
	void deleteStartsTheCountsAgain() {
		assertThat(application.delete("/actuator/repair").statusCode()).isEqualTo(204);
		assertThat(summary().path("calls")).isEqualTo(json("{\"valid\":0,\"repaired\":0,\"unrepairable\":0}"));
		assertThat(json(application.get("/actuator/repair/events").body()).path("events").size()).isZero();
		assertThat(application.get("/actuator/prometheus").body()).contains("repair_calls_total{");
	}

	private static JsonNode summary() {
		return json(application.get("/actuator/repair").body());
	}

	private static JsonNode json(String text) {
		return JsonMapper.shared().readTree(text);
	}

	/**
	 * The same JSON without what differs from run to run: times, durations, and the
	 * version, which only a jar has.
	 */
	private static String pretty(String json) {
		JsonNode node = json(json);
		node.findParents("since").forEach((parent) -> ((ObjectNode) parent).put("since", "2026-12-01T10:00:00Z"));
		node.findParents("time").forEach((parent) -> ((ObjectNode) parent).put("time", "2026-12-01T10:00:05Z"));
		node.findParents("durationMicros").forEach((parent) -> ((ObjectNode) parent).put("durationMicros", 250));
		node.findParents("version").forEach((parent) -> ((ObjectNode) parent).remove("version"));
		return node.toPrettyString();
	}

}
