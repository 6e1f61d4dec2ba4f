package io.github.toolrepair.spring.autoconfigure;

import java.util.Arrays;
import java.util.List;

import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.telemetry.RepairEvent;
import io.modelcontextprotocol.client.McpAsyncClient;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.spec.McpClientTransport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.mcp.AsyncMcpToolCallbackProvider;
import org.springframework.ai.mcp.SyncMcpToolCallbackProvider;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.autoconfigure.ToolCallingAutoConfiguration;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.ToolCallbackProvider;
import org.springframework.ai.tool.execution.ToolExecutionException;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tools of a real MCP server, used by an application that repairs; the server does not.
 */
class RepairMcpClientIntegrationTests {

	private static ConfigurableApplicationContext server;

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(
				AutoConfigurations.of(RepairAutoConfiguration.class, RepairToolCallingAutoConfiguration.class,
						RepairMcpServerAutoConfiguration.class, ToolCallingAutoConfiguration.class))
		.withBean(McpServerApplication.Events.class)
		.withPropertyValues("repair.tools.read.aliases[/path]=file_path");

	@BeforeAll
	static void startServer() {
		server = McpServerApplication.start("spring.ai.mcp.server.protocol=STREAMABLE", "repair.enabled=false");
	}

	@AfterAll
	static void stopServer() {
		server.close();
	}

	@Test
	void toolsOfSyncClientAreRepaired() {
		try (McpSyncClient client = McpClient.sync(transport(port())).build()) {
			this.contextRunner
				.withBean(SyncMcpToolCallbackProvider.class,
						() -> SyncMcpToolCallbackProvider.builder().mcpClients(client).build())
				.run((context) -> {
					client.initialize();
					assertThat(context).hasSingleBean(SyncMcpToolCallbackProvider.class);
					assertToolsAreRepaired(context);
				});
		}
	}

	@Test
	void toolsOfAsyncClientAreRepaired() {
		McpAsyncClient client = McpClient.async(transport(port())).build();
		this.contextRunner
			.withBean(AsyncMcpToolCallbackProvider.class,
					() -> AsyncMcpToolCallbackProvider.builder().mcpClients(client).build())
			.run((context) -> {
				client.initialize().block();
				assertThat(context).hasSingleBean(AsyncMcpToolCallbackProvider.class);
				assertToolsAreRepaired(context);
			});
		client.close();
	}

	@Test
	void serverIsNotCalledAtStart() {
		McpSyncClient nowhere = McpClient.sync(transport("1")).build();
		this.contextRunner
			.withBean(SyncMcpToolCallbackProvider.class,
					() -> SyncMcpToolCallbackProvider.builder().mcpClients(nowhere).build())
			.run((context) -> assertThat(context).hasNotFailed().hasSingleBean(ToolCallingManager.class));
	}

	private static void assertToolsAreRepaired(ApplicationContext context) {
		ToolCallback[] callbacks = context.getBean(ToolCallbackProvider.class).getToolCallbacks();
		ToolCallback read = Arrays.stream(callbacks)
			.filter((callback) -> callback.getToolDefinition().name().equals("read"))
			.findFirst()
			.orElseThrow();
		ToolCallingManager manager = context.getBean(ToolCallingManager.class);
		assertThat(answer(manager, "{\"path\":\"a\"}", callbacks)).contains("content of a null")
			.doesNotContain("repair_note");
		assertThat(answer(manager, "{\"file_path\":\"a\"}", callbacks)).contains("content of a null")
			.containsOnlyOnce("repair_notes");
		assertThat(answer(manager, "not JSON", callbacks)).contains("not-json");
		assertThat(read.call("[{\"path\":\"a\"}]")).contains("content of a null").containsOnlyOnce("repair_notes");
		assertThatExceptionOfType(ToolExecutionException.class).isThrownBy(() -> read.call("{}"))
			.withMessageContaining("/path");
		assertThat(context.getBean(McpServerApplication.Events.class).events()).extracting(RepairEvent::outcome)
			.containsExactly(RepairOutcome.VALID, RepairOutcome.REPAIRED, RepairOutcome.UNREPAIRABLE,
					RepairOutcome.REPAIRED, RepairOutcome.UNREPAIRABLE);
	}

	private static String answer(ToolCallingManager manager, String arguments, ToolCallback... tools) {
		Prompt prompt = new Prompt(List.of(new UserMessage("Go on.")),
				ToolCallingChatOptions.builder().toolCallbacks(tools).build());
		AssistantMessage message = AssistantMessage.builder()
			.toolCalls(List.of(new ToolCall("1", "function", "read", arguments)))
			.build();
		List<Message> history = manager.executeToolCalls(prompt, new ChatResponse(List.of(new Generation(message))))
			.conversationHistory();
		return ((ToolResponseMessage) history.get(history.size() - 1)).getResponses().get(0).responseData();
	}

	private static String port() {
		return server.getEnvironment().getRequiredProperty("local.server.port");
	}

	private static McpClientTransport transport(String port) {
		return HttpClientStreamableHttpTransport.builder("http://localhost:" + port).build();
	}

}
