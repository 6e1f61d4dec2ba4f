package io.github.toolrepair.spring.autoconfigure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RepairListener;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import org.jspecify.annotations.Nullable;

import org.springframework.ai.mcp.annotation.McpTool;
import org.springframework.ai.tool.ToolCallbackProvider;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;
import org.springframework.ai.tool.method.MethodToolCallbackProvider;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;

/**
 * MCP server whose tools come from a provider, from an annotated bean and from a
 * specification made by hand. Also started as a process of its own.
 */
@SpringBootConfiguration(proxyBeanMethods = false)
@EnableAutoConfiguration
public class McpServerApplication {

	private static final String[] PROPERTIES = { "server.port=0", "server.shutdown=immediate",
			"spring.ai.mcp.client.enabled=false", "spring.ai.model.chat=none", "spring.ai.model.embedding=none",
			"spring.ai.model.image=none", "spring.ai.model.moderation=none", "spring.ai.model.audio.speech=none",
			"spring.ai.model.audio.transcription=none", "repair.tools.read.aliases[/path]=file_path",
			"repair.tools.list.aliases[/path]=file_path", "repair.tools.find.aliases[/path]=file_path",
			"spring.main.banner-mode=off" };

	/**
	 * Starts a server that speaks through the streams of the process.
	 */
	public static void main(String[] arguments) {
		new SpringApplicationBuilder(McpServerApplication.class).web(WebApplicationType.NONE)
			.properties(PROPERTIES)
			.properties("spring.ai.mcp.server.stdio=true", "logging.threshold.console=off")
			.run(arguments);
	}

	/**
	 * Starts a server that speaks through HTTP.
	 */
	static ConfigurableApplicationContext start(String... properties) {
		return new SpringApplicationBuilder(McpServerApplication.class).web(WebApplicationType.SERVLET)
			.properties(PROPERTIES)
			.properties(properties)
			.run();
	}

	@Bean
	Events events() {
		return new Events();
	}

	@Bean
	ToolCallbackProvider tools() {
		return MethodToolCallbackProvider.builder().toolObjects(new FileTools()).build();
	}

	@Bean
	AnnotatedTools annotatedTools() {
		return new AnnotatedTools();
	}

	@Bean
	List<SyncToolSpecification> specifications() {
		return List.of(new SyncToolSpecification(
				McpSchema.Tool
					.builder("find",
							Map.of("type", "object", "properties", Map.of("path", Map.of("type", "string")), "required",
									List.of("path"), "additionalProperties", false))
					.build(),
				(exchange, request) -> CallToolResult.builder()
					.content(List.of(TextContent.builder("found " + request.arguments()).build()))
					.build()));
	}

	static final class Events implements RepairListener {

		private final List<RepairEvent> events = Collections.synchronizedList(new ArrayList<>());

		@Override
		public void onRepair(RepairEvent event) {
			this.events.add(event);
		}

		List<RepairEvent> events() {
			return List.copyOf(this.events);
		}

	}

	static final class FileTools {

		@Tool(description = "Reads a file")
		String read(String path, @ToolParam(required = false) @Nullable Integer limit) {
			return "content of " + path + " " + limit;
		}

	}

	public static class AnnotatedTools {

		@McpTool(name = "list", description = "Lists a directory")
		public String list(String path) {
			return "files of " + path;
		}

	}

}
