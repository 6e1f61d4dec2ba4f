package io.github.toolrepair.spring.autoconfigure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.spring.autoconfigure.ScriptedModel.Call;
import io.github.toolrepair.telemetry.RepairStatistics;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.model.chat.client.autoconfigure.ChatClientAutoConfiguration;
import org.springframework.ai.model.openai.autoconfigure.OpenAiChatAutoConfiguration;
import org.springframework.ai.model.tool.autoconfigure.ToolCallingAutoConfiguration;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;
import org.springframework.ai.tool.function.FunctionToolCallback;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Everything between the wire and the tools is real: Spring AI's OpenAI client, its
 * {@code ChatClient}, its advisor and its manager.
 */
class RepairToolCallingIntegrationTests {

	private static final JsonMapper JSON = JsonMapper.shared();

	private final ScriptedModel model = new ScriptedModel();

	private final Tools tools = new Tools();

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(RepairAutoConfiguration.class,
				RepairToolCallingAutoConfiguration.class, ToolCallingAutoConfiguration.class,
				OpenAiChatAutoConfiguration.class, ChatClientAutoConfiguration.class))
		.withPropertyValues("spring.ai.openai.base-url=" + this.model.url(), "spring.ai.openai.api-key=none",
				"spring.ai.openai.chat.model=scripted", "repair.tools.read.aliases[/path]=file_path");

	@AfterEach
	void stopModel() {
		this.model.close();
	}

	@Test
	void aliasReachesTheToolUnderItsOwnName() {
		this.model.calls(new Call("c1", "read", "{\"file_path\":\"notes.txt\"}")).says("Read it.");
		chat((answer) -> {
			assertThat(answer).isEqualTo("Read it.");
			assertThat(this.tools.ran).containsExactly("read notes.txt null");
			assertThat(sentArguments(0)).isEqualTo("{\"path\":\"notes.txt\"}");
			assertThat(toolMessage(0).path("tool_call_id").stringValue()).isEqualTo("c1");
			assertThat(result(0).stringValue()).startsWith("content of notes.txt")
				.containsOnlyOnce("<repair_note>")
				.contains("'path'");
		});
	}

	@Test
	void nullForOptionalParameterIsDropped() {
		this.model.calls(new Call("c1", "read", "{\"path\":\"a\",\"limit\":null}")).says("Read it.");
		chat((answer) -> {
			assertThat(this.tools.ran).containsExactly("read a null");
			assertThat(sentArguments(0)).isEqualTo("{\"path\":\"a\"}");
		});
	}

	@Test
	void emptyTextForToolWithRequiredParametersIsRefused() {
		this.model.calls(new Call("c1", "read", "")).calls(new Call("c2", "read", "{\"path\":\"a\"}")).says("Read it.");
		chat((answer) -> {
			assertThat(answer).isEqualTo("Read it.");
			assertThat(this.tools.ran).containsExactly("read a null");
			assertThat(JSON.readTree(sentArguments(0)).path("raw_arguments").stringValue()).isEmpty();
			assertThat(result(0).path("tool").stringValue()).isEqualTo("read");
			assertThat(toolMessage(0).path("content").stringValue()).contains("path");
			assertThat(result(1).stringValue()).isEqualTo("content of a");
		});
	}

	@Test
	void functionToolWithBadTextIsAnswered() {
		this.model.calls(new Call("c1", "order", "{\"item\":\"tea\",\"count\":")).says("Sorry.");
		chat((answer) -> {
			assertThat(answer).isEqualTo("Sorry.");
			assertThat(this.tools.ran).isEmpty();
			assertThat(result(0).path("schema").path("properties").has("item")).isTrue();
			assertThat(result(0).path("message").stringValue()).contains("not valid JSON");
		});
	}

	@Test
	void unknownToolIsAnsweredWithTheNamesThatThereAre() {
		this.model.calls(new Call("c1", "open_file", "{\"path\":\"a\"}")).says("Sorry.");
		chat((answer) -> {
			assertThat(answer).isEqualTo("Sorry.");
			assertThat(result(0).path("available_tools")).extracting(JsonNode::stringValue)
				.contains("read", "order", "show");
		});
	}

	@Test
	void badCallKeepsTheResultsOfItsSiblings() {
		this.model
			.calls(new Call("c1", "read", "{\"path\":\"a\"}"), new Call("c2", "read", "{\"limit\":3}"),
					new Call("c3", "raed", "{}"), new Call("c4", "order", "{\"item\":\"tea\",\"count\":\"2\"}"))
			.says("Done.");
		chat((answer) -> {
			assertThat(this.tools.ran).containsExactly("read a null", "order tea 2");
			assertThat(toolMessages()).extracting((message) -> message.path("tool_call_id").stringValue())
				.containsExactly("c1", "c2", "c3", "c4");
			assertThat(result(0).stringValue()).isEqualTo("content of a");
			assertThat(result(1).path("issues").path(0).path("location").stringValue()).isEqualTo("/path");
			assertThat(result(2).path("error").stringValue()).isEqualTo("unknown-tool");
			assertThat(result(3)).isEqualTo(JSON.readTree("{\"item\":\"tea\",\"count\":2}"));
			assertThat(sentArguments(3)).isEqualTo("{\"item\":\"tea\",\"count\":\"2\"}");
		});
	}

	@Test
	void resultThatIsJsonStaysJson() {
		this.model.calls(new Call("c1", "order", "[{\"item\":\"tea\",\"count\":2}]")).says("Ordered.");
		chat((answer) -> {
			assertThat(this.tools.ran).containsExactly("order tea 2");
			assertThat(result(0).path("result")).isEqualTo(JSON.readTree("{\"item\":\"tea\",\"count\":2}"));
			assertThat(result(0).path("repair_notes")).hasSize(1);
		});
	}

	@Test
	void resultForPersonCarriesNoNote() {
		this.model.calls(new Call("c1", "show", "[{\"path\":\"a\"}]"));
		chat((answer) -> {
			assertThat(answer).isEqualTo("\"picture of a\"");
			assertThat(this.model.requests()).hasSize(1);
		});
	}

	@Test
	void refusalOfToolForPersonsGoesToTheModel() {
		this.model.calls(new Call("c1", "show", "{}")).calls(new Call("c2", "show", "{\"path\":\"a\"}"));
		chat((answer) -> {
			assertThat(answer).isEqualTo("\"picture of a\"");
			assertThat(this.tools.ran).containsExactly("show a");
			assertThat(result(0).path("issues").path(0).path("location").stringValue()).isEqualTo("/path");
		});
	}

	@Test
	void cutCallIsNamedAsCut() {
		this.model.calls("length", new Call("c1", "read", "{\"path\":\"a\"")).says("Sorry.");
		chat((answer) -> {
			assertThat(this.tools.ran).isEmpty();
			assertThat(result(0).path("error").stringValue()).isEqualTo("cut-off");
		});
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "null", "[]", "7", "\"text\"", "not JSON", "{\"path\":\"a\"",
			"{\"path\":\"a\"}{\"path\":\"b\"}", "{'path':'a'}", "{\"path\":7.5}", "{\"path\":\"\uD83D\"}", "\uD83D",
			"\u0000" })
	void historyOfTheNextRequestIsMadeOfJsonObjects(String arguments) {
		this.model.calls(new Call("c1", "read", arguments)).says("Done.");
		chat((answer) -> {
			assertThat(answer).isEqualTo("Done.");
			assertThat(JSON.readTree(sentArguments(0)).isObject()).isTrue();
			assertThat(result(0)).isNotNull();
		});
	}

	@Test
	void streamedCallsAreRepairedAlike() {
		this.model
			.calls(new Call("c1", "read", "{\"file_path\":\"a\"}"), new Call("c2", "read", ""),
					new Call("c3", "raed", "{}"))
			.says("Done.");
		this.contextRunner.run((context) -> {
			List<String> chunks = client(context.getBean(ChatClient.Builder.class)).stream()
				.content()
				.collectList()
				.block();
			assertThat(chunks).contains("Done.");
			assertThat(this.tools.ran).containsExactly("read a null");
			assertThat(sentArguments(0)).isEqualTo("{\"path\":\"a\"}");
			assertThat(result(0).stringValue()).contains("<repair_note>");
			assertThat(result(1).path("tool").stringValue()).isEqualTo("read");
			assertThat(result(2).path("error").stringValue()).isEqualTo("unknown-tool");
		});
	}

	@ParameterizedTest
	@ValueSource(strings = { "repair.mode=enforce", "repair.mode=shadow", "repair.mode=off" })
	void validCallsAreOnTheWireAsWithoutRepair(String mode) {
		List<String> without = validConversation("repair.enabled=false");
		assertThat(validConversation(mode)).hasSize(3).isEqualTo(without);
	}

	@Test
	void shadowModeIsOnTheWireAsWithoutRepair() {
		List<String> without = faultyConversation("repair.enabled=false");
		assertThat(faultyConversation("repair.mode=shadow")).hasSize(2).isEqualTo(without);
		assertThat(faultyConversation("repair.mode=enforce")).isNotEqualTo(without);
	}

	@Test
	void callsAreCounted() {
		this.model.calls(new Call("c1", "read", "{\"file_path\":\"a\"}")).says("Done.");
		this.contextRunner.run((context) -> {
			client(context.getBean(ChatClient.Builder.class)).call().content();
			assertThat(context.getBean(RepairStatistics.class).summary().rules())
				.hasEntrySatisfying(new RuleId("preprocess.alias"), (count) -> assertThat(count).isEqualTo(1));
		});
	}

	private List<String> validConversation(String property) {
		this.model
			.calls(new Call("c1", "read", "{ \"path\" : \"a\" }"),
					new Call("c2", "read", "{\"path\":\"b\",\"limit\":2}"))
			.calls(new Call("c3", "order", "{\"item\":\"tea\",\"count\":2}"))
			.says("Done.");
		return requests(property);
	}

	private List<String> faultyConversation(String property) {
		this.model.calls(new Call("c1", "read", "{\"file_path\":\"a\"}"), new Call("c2", "read", "{\"path\":"))
			.says("Done.");
		return requests(property);
	}

	private List<String> requests(String property) {
		int before = this.model.requests().size();
		this.contextRunner.withPropertyValues(property).run((context) -> {
			assertThat(context).hasNotFailed();
			client(context.getBean(ChatClient.Builder.class)).call().content();
		});
		return this.model.requests().subList(before, this.model.requests().size());
	}

	private void chat(Consumer<@Nullable String> assertions) {
		this.contextRunner.run((context) -> {
			assertThat(context).hasNotFailed();
			assertions.accept(client(context.getBean(ChatClient.Builder.class)).call().content());
		});
	}

	private ChatClient.ChatClientRequestSpec client(ChatClient.Builder builder) {
		ToolCallback order = FunctionToolCallback.builder("order", this.tools::order).inputType(Order.class).build();
		return builder.build().prompt("Go on.").tools(this.tools, order);
	}

	private List<JsonNode> toolMessages() {
		return this.model.lastMessages()
			.stream()
			.filter((message) -> message.path("role").stringValue().equals("tool"))
			.toList();
	}

	private JsonNode toolMessage(int index) {
		return toolMessages().get(index);
	}

	/**
	 * Result of a call as the model got it.
	 */
	private JsonNode result(int index) {
		return JSON.readTree(toolMessage(index).path("content").stringValue());
	}

	/**
	 * Argument text of a call as it was sent back to the model.
	 */
	private String sentArguments(int index) {
		List<String> arguments = new ArrayList<>();
		this.model.lastMessages()
			.forEach((message) -> message.path("tool_calls")
				.forEach((call) -> arguments.add(call.path("function").path("arguments").stringValue())));
		return arguments.get(index);
	}

	record Order(String item, int count) {

	}

	static class Tools {

		private final List<String> ran = Collections.synchronizedList(new ArrayList<>());

		@Tool(description = "Reads a file")
		String read(String path, @ToolParam(required = false) @Nullable Integer limit) {
			this.ran.add("read " + path + " " + limit);
			return "content of " + path;
		}

		@Tool(description = "Shows a picture", returnDirect = true)
		String show(String path) {
			this.ran.add("show " + path);
			return "picture of " + path;
		}

		Map<String, Object> order(Order order) {
			this.ran.add("order " + order.item() + " " + order.count());
			return Map.of("item", order.item(), "count", order.count());
		}

	}

}
