package io.github.toolrepair.sample.scripted;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.stream.Collectors;

import io.github.toolrepair.sample.scenario.Scenarios;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link ScriptedModelServer}, on the wire.
 */
class ScriptedModelServerTests {

	private static final JsonMapper MAPPER = JsonMapper.shared();

	private final ScriptedModelServer server = ScriptedModelServer.start(Scenarios.fromClassPath(), 0);

	private final HttpClient client = HttpClient.newHttpClient();

	@AfterEach
	void close() {
		this.server.close();
	}

	@Test
	void listensOnTheLoopbackInterface() {
		assertThat(this.server.baseUrl().toString()).matches("http://(127\\.0\\.0\\.1|\\[.*:1]):\\d+/v1");
	}

	@Test
	void respondsWithToolCalls() throws Exception {
		JsonNode completion = MAPPER.readTree(post(request("alias", "")).body());
		assertThat(completion.path("object").asString()).isEqualTo("chat.completion");
		assertThat(completion.path("model").asString()).isEqualTo("test-model");
		assertThat(completion.path("id").asString()).startsWith("chatcmpl-");
		assertThat(completion.path("created").isIntegralNumber()).isTrue();
		JsonNode choice = completion.at("/choices/0");
		assertThat(choice.path("finish_reason").asString()).isEqualTo("tool_calls");
		assertThat(choice.at("/message/role").asString()).isEqualTo("assistant");
		assertThat(choice.at("/message/content").isNull()).isTrue();
		JsonNode call = choice.at("/message/tool_calls/0");
		assertThat(call.path("type").asString()).isEqualTo("function");
		assertThat(call.path("id").asString()).startsWith("call_");
		assertThat(call.at("/function/name").asString()).isEqualTo("readFile");
		assertThat(call.at("/function/arguments").asString()).isEqualTo("{\"file_path\":\"README.md\"}");
	}

	@Test
	void respondsWithText() throws Exception {
		JsonNode choice = MAPPER.readTree(post(request("Hello", "")).body()).at("/choices/0");
		assertThat(choice.path("finish_reason").asString()).isEqualTo("stop");
		assertThat(choice.at("/message/content").asString()).startsWith("I am a scripted model.");
		assertThat(choice.at("/message").has("tool_calls")).isFalse();
	}

	@Test
	void respondsWithUsageThatAddsUp() throws Exception {
		JsonNode usage = MAPPER.readTree(post(request("alias", "")).body()).path("usage");
		assertThat(usage.path("prompt_tokens").asInt()).isPositive();
		assertThat(usage.path("completion_tokens").asInt()).isPositive();
		assertThat(usage.path("total_tokens").asInt())
			.isEqualTo(usage.path("prompt_tokens").asInt() + usage.path("completion_tokens").asInt());
	}

	@Test
	void respondsWithTheFinishReasonOfACutCall() throws Exception {
		JsonNode completion = MAPPER.readTree(post(request("cut-off", "")).body());
		assertThat(completion.at("/choices/0/finish_reason").asString()).isEqualTo("length");
	}

	@Test
	void readsAMessageThatIsAListOfParts() throws Exception {
		String body = """
				{"messages":[{"role":"user","content":[{"type":"text","text":"ali"},{"type":"text","text":"as"}]}]}""";
		JsonNode completion = MAPPER.readTree(post(body).body());
		assertThat(completion.at("/choices/0/message/tool_calls/0/function/name").asString()).isEqualTo("readFile");
	}

	@Test
	void streamsToolCallsInPieces() throws Exception {
		List<JsonNode> chunks = stream(request("parallel", "\"stream\":true,"));
		assertThat(chunks).hasSizeGreaterThan(6).allSatisfy((chunk) -> {
			assertThat(chunk.path("object").asString()).isEqualTo("chat.completion.chunk");
			assertThat(chunk.path("id").asString()).isEqualTo(chunks.get(0).path("id").asString());
			assertThat(chunk.has("usage")).isFalse();
		});
		assertThat(chunks.get(0).at("/choices/0/delta/role").asString()).isEqualTo("assistant");
		assertThat(arguments(chunks, 0)).isEqualTo("{\"path\":\"README.md\"}");
		assertThat(arguments(chunks, 1)).isEqualTo("{\"room\":1,\"celsius\":20.25}");
		List<JsonNode> calls = chunks.stream()
			.flatMap((chunk) -> chunk.at("/choices/0/delta/tool_calls").valueStream())
			.filter((call) -> call.has("id"))
			.toList();
		assertThat(calls).extracting((call) -> call.at("/function/name").asString())
			.containsExactly("readFile", "setThermostat");
		assertThat(finishReasons(chunks)).containsExactly("tool_calls");
	}

	@Test
	void streamsTextInPieces() throws Exception {
		List<JsonNode> chunks = stream(request("Hello", "\"stream\":true,"));
		String text = chunks.stream()
			.map((chunk) -> chunk.at("/choices/0/delta/content").asString(""))
			.collect(Collectors.joining());
		assertThat(text).startsWith("I am a scripted model. Send me the name of a fault");
		assertThat(finishReasons(chunks)).containsExactly("stop");
	}

	@Test
	void streamsUsageLastWhenAskedFor() throws Exception {
		List<JsonNode> chunks = stream(
				request("alias", "\"stream\":true,\"stream_options\":{\"include_usage\":true},"));
		JsonNode last = chunks.get(chunks.size() - 1);
		assertThat(last.path("choices").isEmpty()).isTrue();
		assertThat(last.at("/usage/total_tokens").asInt()).isPositive();
	}

	@Test
	void keepsTheTranscriptOfANamedConversation() throws Exception {
		post(request("alias", "\"user\":\"me\","));
		post("""
				{"user":"me","messages":[{"role":"user","content":"alias"},
				{"role":"assistant","tool_calls":[{"id":"1","function":{"name":"readFile","arguments":"{}"}}]},
				{"role":"tool","tool_call_id":"1","content":"first"},
				{"role":"assistant","tool_calls":[{"id":"2","function":{"name":"readFile","arguments":"[]"}}]},
				{"role":"tool","tool_call_id":"2","content":"second"}]}""");
		Transcript transcript = this.server.transcript("me");
		assertThat(transcript.requests()).isEqualTo(2);
		assertThat(transcript.argumentsInHistory()).containsExactly("{}", "[]");
		assertThat(transcript.firstToolAnswers()).containsExactly("first");
		assertThat(transcript.toolAnswers()).containsExactly("first", "second");
	}

	@Test
	void keepsNoTranscriptOfAnUnnamedConversation() throws Exception {
		post(request("alias", ""));
		assertThat(this.server.transcript("").requests()).isZero();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "nonsense", "[]", "{}", "{\"messages\":\"none\"}", "{\"messages\":[]}" })
	void refusesWhatIsNoRequest(String body) throws Exception {
		HttpResponse<String> response = post(body);
		assertThat(response.statusCode()).isEqualTo(400);
		assertThat(MAPPER.readTree(response.body()).at("/error/message").asString()).isNotEmpty();
		assertThat(MAPPER.readTree(response.body()).at("/error/type").asString()).isEqualTo("invalid_request_error");
	}

	@Test
	void refusesOtherPaths() throws Exception {
		HttpResponse<String> response = send(HttpRequest.newBuilder(URI.create(this.server.baseUrl() + "/models")));
		assertThat(response.statusCode()).isEqualTo(404);
		assertThat(response.body()).contains("/v1/chat/completions");
	}

	@Test
	void refusesOtherMethods() throws Exception {
		HttpResponse<String> response = send(HttpRequest.newBuilder(endpoint()));
		assertThat(response.statusCode()).isEqualTo(405);
		assertThat(response.headers().firstValue("Allow")).hasValue("POST");
	}

	@Test
	void startWhenPortIsTakenNamesThePort() {
		int port = this.server.baseUrl().getPort();
		assertThatExceptionOfType(ScriptedPortUnavailableException.class)
			.isThrownBy(() -> ScriptedModelServer.start(Scenarios.fromClassPath(), port))
			.satisfies((ex) -> assertThat(ex.port()).isEqualTo(port))
			.satisfies((ex) -> assertThat(ex.reason()).containsIgnoringCase("in use"));
	}

	@Test
	void closeFreesThePort() {
		int port = this.server.baseUrl().getPort();
		this.server.close();
		try (ScriptedModelServer next = ScriptedModelServer.start(Scenarios.fromClassPath(), port)) {
			assertThat(next.baseUrl().getPort()).isEqualTo(port);
		}
	}

	private static String request(String message, String fields) {
		return "{%s\"model\":\"test-model\",\"messages\":[{\"role\":\"user\",\"content\":\"%s\"}]}".formatted(fields,
				message);
	}

	private URI endpoint() {
		return URI.create(this.server.baseUrl() + "/chat/completions");
	}

	private HttpResponse<String> post(String body) throws IOException, InterruptedException {
		return send(HttpRequest.newBuilder(endpoint()).POST(HttpRequest.BodyPublishers.ofString(body)));
	}

	private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
		return this.client.send(request.build(), HttpResponse.BodyHandlers.ofString());
	}

	private List<JsonNode> stream(String body) throws IOException, InterruptedException {
		HttpResponse<String> response = post(body);
		assertThat(response.headers().firstValue("Content-Type")).hasValue("text/event-stream");
		List<String> events = List.of(response.body().split("\n\n", -1));
		assertThat(events).endsWith("data: [DONE]", "");
		return events.subList(0, events.size() - 2)
			.stream()
			.peek((event) -> assertThat(event).startsWith("data: "))
			.map((event) -> MAPPER.readTree(event.substring("data: ".length())))
			.toList();
	}

	private static String arguments(List<JsonNode> chunks, int index) {
		return chunks.stream()
			.flatMap((chunk) -> chunk.at("/choices/0/delta/tool_calls").valueStream())
			.filter((call) -> call.path("index").asInt() == index)
			.map((call) -> call.at("/function/arguments").asString(""))
			.collect(Collectors.joining());
	}

	private static List<String> finishReasons(List<JsonNode> chunks) {
		return chunks.stream()
			.map((chunk) -> chunk.at("/choices/0/finish_reason").asString(""))
			.filter((reason) -> !reason.isEmpty())
			.toList();
	}

}
