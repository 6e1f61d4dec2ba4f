package io.github.toolrepair.spring.autoconfigure;

import java.util.List;
import java.util.Map;

import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.telemetry.RepairEvent;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.context.ConfigurableApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Real MCP servers of Spring AI and real clients of the MCP SDK.
 */
class RepairMcpServerIntegrationTests {

	@ParameterizedTest
	@CsvSource({ "STREAMABLE, SYNC", "STREAMABLE, ASYNC", "STATELESS, SYNC", "STATELESS, ASYNC" })
	void toolsOfServerAreRepaired(String protocol, String type) {
		try (ConfigurableApplicationContext server = McpServerApplication
			.start("spring.ai.mcp.server.protocol=" + protocol, "spring.ai.mcp.server.type=" + type);
				McpSyncClient client = client(http(server))) {
			assertReadIsRepaired(client);
			assertThat(server.getBean(McpServerApplication.Events.class).events()).extracting(RepairEvent::outcome)
				.containsExactly(RepairOutcome.VALID, RepairOutcome.REPAIRED, RepairOutcome.VALID,
						RepairOutcome.UNREPAIRABLE);
		}
	}

	@Test
	void annotatedAndHandMadeToolsAreRepaired() {
		try (ConfigurableApplicationContext server = McpServerApplication
			.start("spring.ai.mcp.server.protocol=STREAMABLE"); McpSyncClient client = client(http(server))) {
			CallToolResult list = call(client, "list", Map.of("file_path", "a"));
			assertThat(texts(list)).containsExactly("files of a",
					"<repair_note>The parameter is named 'path'.</repair_note>");
			assertThat(call(client, "list", Map.of()).isError()).isTrue();
			CallToolResult find = call(client, "find", Map.of("file_path", "a"));
			assertThat(texts(find)).containsExactly("found {path=a}",
					"<repair_note>The parameter is named 'path'.</repair_note>");
			CallToolResult refused = call(client, "find", Map.of("path", List.of("a")));
			assertThat(refused.isError()).isTrue();
			assertThat(texts(refused).get(0)).contains("\"/path\"");
		}
	}

	@ParameterizedTest
	@CsvSource({ "repair.enabled=false", "repair.mode=shadow", "repair.tools.read.mode=off",
			"repair.on-unrepairable=passthrough" })
	void serverValidatesItselfWhereRepairDoesNot(String property) {
		try (ConfigurableApplicationContext server = McpServerApplication
			.start("spring.ai.mcp.server.protocol=STREAMABLE", property); McpSyncClient client = client(http(server))) {
			CallToolResult refused = call(client, "read", Map.of("file_path", "a"));
			assertThat(refused.isError()).isTrue();
			assertThat(texts(refused).get(0)).contains("input validation failed");
		}
	}

	@Test
	void toolsOfServerInProcessOfItsOwnAreRepaired() {
		ServerParameters java = ServerParameters.builder(ProcessHandle.current().info().command().orElse("java"))
			.args("-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"),
					McpServerApplication.class.getName())
			.build();
		try (McpSyncClient client = client(new StdioClientTransport(java, McpJsonDefaults.getMapper()))) {
			assertReadIsRepaired(client);
		}
	}

	private static void assertReadIsRepaired(McpSyncClient client) {
		Tool tool = client.listTools()
			.tools()
			.stream()
			.filter((each) -> each.name().equals("read"))
			.findFirst()
			.orElseThrow();
		assertThat(tool.inputSchema()).containsEntry("type", "object").containsKeys("properties", "required");
		assertThat(texts(call(client, "read", Map.of("path", "a", "limit", 3)))).containsExactly("\"content of a 3\"");
		CallToolResult repaired = call(client, "read", Map.of("file_path", "a"));
		assertThat(repaired.isError()).isFalse();
		assertThat(texts(repaired)).containsExactly("\"content of a null\"",
				"<repair_note>The parameter is named 'path'.</repair_note>");
		assertThat(texts(call(client, "read", Map.of("path", "a", "limit", "3"))))
			.containsExactly("\"content of a 3\"");
		CallToolResult refused = call(client, "read", Map.of("limit", 3));
		assertThat(refused.isError()).isTrue();
		assertThat(texts(refused).get(0)).contains("\"tool\":\"read\"", "\"/path\"");
	}

	private static CallToolResult call(McpSyncClient client, String tool, Map<String, Object> arguments) {
		return client.callTool(CallToolRequest.builder(tool).arguments(arguments).build());
	}

	private static List<String> texts(CallToolResult result) {
		return result.content().stream().map((content) -> ((TextContent) content).text()).toList();
	}

	private static McpClientTransport http(ConfigurableApplicationContext server) {
		String port = server.getEnvironment().getRequiredProperty("local.server.port");
		return HttpClientStreamableHttpTransport.builder("http://localhost:" + port).build();
	}

	private static McpSyncClient client(McpClientTransport transport) {
		McpSyncClient client = McpClient.sync(transport).build();
		client.initialize();
		return client;
	}

}
