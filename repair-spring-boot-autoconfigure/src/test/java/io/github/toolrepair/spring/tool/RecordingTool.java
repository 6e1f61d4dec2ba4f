package io.github.toolrepair.spring.tool;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.ai.tool.metadata.ToolMetadata;

/**
 * Callback that keeps the arguments with which it ran.
 */
final class RecordingTool implements ToolCallback {

	static final String PATH_SCHEMA = """
			{"type":"object","properties":{"path":{"type":"string"},"limit":{"type":"integer"}},
			"required":["path"],"additionalProperties":false}""";

	private final ToolDefinition definition;

	private final ToolMetadata metadata;

	private final Function<String, @Nullable String> body;

	private final List<String> ran = Collections.synchronizedList(new ArrayList<>());

	private final List<@Nullable ToolContext> contexts = Collections.synchronizedList(new ArrayList<>());

	private RecordingTool(String name, String schema, boolean returnDirect, Function<String, @Nullable String> body) {
		this.definition = ToolDefinition.builder().name(name).description("A tool.").inputSchema(schema).build();
		this.metadata = ToolMetadata.builder().returnDirect(returnDirect).build();
		this.body = body;
	}

	/**
	 * Tool with a required {@code path} and an optional {@code limit}.
	 */
	static RecordingTool withPath(String name) {
		return new RecordingTool(name, PATH_SCHEMA, false, (arguments) -> "\"done\"");
	}

	static RecordingTool withPath(String name, Function<String, @Nullable String> body) {
		return new RecordingTool(name, PATH_SCHEMA, false, body);
	}

	static RecordingTool withSchema(String name, String schema) {
		return new RecordingTool(name, schema, false, (arguments) -> "\"done\"");
	}

	static RecordingTool returningDirectly(String name) {
		return returningDirectly(name, (arguments) -> "\"done\"");
	}

	static RecordingTool returningDirectly(String name, Function<String, @Nullable String> body) {
		return new RecordingTool(name, PATH_SCHEMA, true, body);
	}

	@Override
	public ToolDefinition getToolDefinition() {
		return this.definition;
	}

	@Override
	public ToolMetadata getToolMetadata() {
		return this.metadata;
	}

	@Override
	public String call(String toolInput) {
		return call(toolInput, null);
	}

	@Override
	@SuppressWarnings("NullAway")
	public String call(String toolInput, @Nullable ToolContext toolContext) {
		this.ran.add(toolInput);
		this.contexts.add(toolContext);
		return this.body.apply(toolInput);
	}

	/**
	 * Argument texts with which the tool ran.
	 */
	List<String> ran() {
		return List.copyOf(this.ran);
	}

	List<@Nullable ToolContext> contexts() {
		return this.contexts;
	}

}
