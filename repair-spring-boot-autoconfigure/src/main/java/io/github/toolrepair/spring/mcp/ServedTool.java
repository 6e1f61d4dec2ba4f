package io.github.toolrepair.spring.mcp;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

import io.github.toolrepair.feedback.RepairNotes;
import io.github.toolrepair.spring.tool.ServedCall;
import io.github.toolrepair.spring.tool.ToolCallRepairer;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Content;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import reactor.core.publisher.Mono;

import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.ai.util.JsonHelper;

/**
 * A tool of an MCP server whose calls are repaired, or refused, before its handler gets
 * them.
 */
final class ServedTool {

	private final JsonHelper json = new JsonHelper();

	private final Tool tool;

	private final ToolDefinition definition;

	private final ToolCallRepairer repairer;

	ServedTool(Tool tool, ToolCallRepairer repairer) {
		this.tool = tool;
		this.definition = ToolDefinition.builder()
			.name(tool.name())
			.description(tool.name())
			.inputSchema(this.json.toJson(tool.inputSchema()))
			.build();
		this.repairer = repairer;
	}

	/**
	 * The tool as clients are shown it.
	 */
	Tool tool() {
		return new Tool(this.tool.name(), this.tool.title(), this.tool.description(),
				new ShownSchema(this.tool.inputSchema()), this.tool.outputSchema(), this.tool.annotations(),
				this.tool.meta(), this.tool.icons());
	}

	<E> BiFunction<E, CallToolRequest, CallToolResult> sync(BiFunction<E, CallToolRequest, CallToolResult> handler) {
		return (exchange, request) -> {
			ServedCall call = look(request);
			if (call.refusal() != null) {
				return refused(call.refusal());
			}
			CallToolRequest repaired = repaired(request, call);
			String written = this.json.toJson(repaired.arguments());
			call.start(written);
			try {
				return annotated(handler.apply(exchange, repaired), call.notes());
			}
			finally {
				call.end(written);
			}
		};
	}

	<E> BiFunction<E, CallToolRequest, Mono<CallToolResult>> async(
			BiFunction<E, CallToolRequest, Mono<CallToolResult>> handler) {
		return (exchange, request) -> Mono.defer(() -> {
			ServedCall call = look(request);
			if (call.refusal() != null) {
				return Mono.just(refused(call.refusal()));
			}
			CallToolRequest repaired = repaired(request, call);
			String written = this.json.toJson(repaired.arguments());
			return Mono.using(() -> {
				call.start(written);
				return call;
			}, (running) -> handler.apply(exchange, repaired), (running) -> running.end(written))
				.map((result) -> annotated(result, call.notes()));
		});
	}

	private ServedCall look(CallToolRequest request) {
		return this.repairer.serve(this.definition, this.json.toJson(arguments(request)));
	}

	private static Map<String, Object> arguments(CallToolRequest request) {
		return (request.arguments() != null) ? request.arguments() : Map.of();
	}

	private CallToolRequest repaired(CallToolRequest request, ServedCall call) {
		Map<String, Object> sent = arguments(request);
		boolean asSent = call.arguments().equals(this.json.toJson(sent));
		return new CallToolRequest(request.name(), asSent ? sent : this.json.fromJsonToMap(call.arguments()),
				request.meta());
	}

	private static CallToolResult refused(String answer) {
		return CallToolResult.builder().content(List.of(text(answer))).isError(true).build();
	}

	private static CallToolResult annotated(CallToolResult result, List<String> notes) {
		if (notes.isEmpty()) {
			return result;
		}
		List<Content> content = new ArrayList<>(result.content());
		content.add(text(RepairNotes.annotate("", notes)));
		return new CallToolResult(content, result.isError(), result.structuredContent(), result.meta());
	}

	private static TextContent text(String text) {
		return TextContent.builder(text).build();
	}

}
