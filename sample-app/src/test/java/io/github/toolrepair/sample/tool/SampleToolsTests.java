package io.github.toolrepair.sample.tool;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.method.MethodToolCallbackProvider;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for the tools of {@link SampleTools}, called as Spring AI calls them.
 */
class SampleToolsTests {

	private final SampleTools tools = new SampleTools(new FileTools(), new WeatherTools(), new OrderTools(),
			new ThermostatTools());

	private final ToolSession session = new ToolSession(Workspace.fromClassPath());

	@Test
	void holdsEveryToolOnce() {
		assertThat(callbacks().keySet()).containsExactlyInAnyOrder("readFile", "searchFiles", "editFile",
				"julyTemperature", "placeOrder", "listRooms", "setThermostat", "findCustomer");
	}

	@Test
	void noSchemaShowsTheToolContext() {
		assertThat(callbacks().values()).allSatisfy((callback) -> assertThat(callback.getToolDefinition().inputSchema())
			.doesNotContainIgnoringCase("context"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					readFile        | {"path":"README.md"}                                | # Lighthouse
					readFile        | {"path":"nowhere"}                                  | No such file: nowhere
					searchFiles     | {"query":"on","include":["src"],"limit":1}          | [{"path":"src/lamp.py","line":"lamp.on()"}]
					searchFiles     | {"query":"red","include":["src","docs"]}            | "- Colour: red"
					searchFiles     | {"query":"Lighthouse","include":["docs"]}           | []
					julyTemperature | {"cities":["Oslo"],"unit":"CELSIUS"}                | 18.0
					julyTemperature | {"cities":["Oslo","Rome"],"unit":"FAHRENHEIT"}      | {"city":"Rome","average":null
					listRooms       | {}                                                  | [1,2,5,6]
					setThermostat   | {"room":1,"celsius":20.5,"hold":true}               | Room 1 is set to 20.5 degrees until further notice
					findCustomer    | {"name":"ada"}                                      | ["Ada Lovelace"]
					""")
	void answers(String tool, String arguments, String expected) {
		assertThat(call(tool, arguments)).contains(expected);
		assertThat(this.session.runs()).extracting(ToolRun::tool).containsExactly(tool);
	}

	@Test
	void editFileEditsTheWorkspaceOfTheSession() {
		assertThat(call("editFile",
				"""
						{"path":"docs/notes.md","edits":[{"oldText":"red","newText":"green"},{"oldText":"too","newText":"very"}]}"""))
			.isEqualTo("{\"path\":\"docs/notes.md\",\"editsApplied\":2}");
		assertThat(this.session.workspace().read("docs/notes.md")).contains("green", "very fast").doesNotContain("red");
	}

	@Test
	void placeOrderCountsUnits() {
		assertThat(call("placeOrder", """
				{"order":{"customer":{"name":"Ada","city":"London"},
				"items":[{"article":"A","quantity":2},{"article":"B","quantity":3}]}}"""))
			.isEqualTo("{\"state\":\"accepted\",\"customer\":\"Ada\",\"units\":5}");
	}

	private String call(String tool, String arguments) {
		ToolCallback callback = callbacks().get(tool);
		assertThat(callback).as(tool).isNotNull();
		return callback.call(arguments, new ToolContext(this.session.toToolContext()));
	}

	private Map<String, ToolCallback> callbacks() {
		List<Object> beans = new ArrayList<>();
		Map<String, ToolCallback> callbacks = new LinkedHashMap<>();
		for (Object tool : this.tools.forChatClient()) {
			if (tool instanceof ToolCallback callback) {
				callbacks.put(callback.getToolDefinition().name(), callback);
			}
			else {
				beans.add(tool);
			}
		}
		for (ToolCallback callback : MethodToolCallbackProvider.builder()
			.toolObjects(beans.toArray())
			.build()
			.getToolCallbacks()) {
			callbacks.put(callback.getToolDefinition().name(), callback);
		}
		return callbacks;
	}

}
