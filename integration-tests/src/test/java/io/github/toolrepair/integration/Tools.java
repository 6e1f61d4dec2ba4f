package io.github.toolrepair.integration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;
import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.ai.tool.function.FunctionToolCallback;
import org.springframework.ai.tool.method.MethodToolCallbackProvider;

/**
 * Tools of all kinds, which keep how they ran.
 */
final class Tools {

	private final List<String> ran = Collections.synchronizedList(new ArrayList<>());

	private final List<ToolCallback> callbacks = createCallbacks();

	/**
	 * How the tools ran since the last {@link #forget}.
	 */
	List<String> ran() {
		return List.copyOf(this.ran);
	}

	void forget() {
		this.ran.clear();
	}

	List<ToolCallback> callbacks() {
		return this.callbacks;
	}

	private List<ToolCallback> createCallbacks() {
		List<ToolCallback> callbacks = new ArrayList<>(
				Arrays.asList(MethodToolCallbackProvider.builder().toolObjects(this).build().getToolCallbacks()));
		callbacks.add(FunctionToolCallback.builder("order", this::order)
			.description("Orders something")
			.inputType(Order.class)
			.build());
		callbacks.add(FunctionToolCallback.builder("visit", this::visit)
			.description("Looks a room up by its code")
			.inputType(Room.class)
			.build());
		callbacks.add(new PlainText());
		return callbacks;
	}

	@Tool(description = "Reads a file")
	String read(String path, @ToolParam(required = false) @Nullable Integer limit) {
		this.ran.add("read " + path + " " + limit);
		return "content of " + path;
	}

	@Tool(description = "Tells the state of the machine")
	Map<String, Object> status() {
		this.ran.add("status");
		return Map.of("state", "ready");
	}

	@Tool(description = "Names the user")
	String user(String greeting, ToolContext context) {
		this.ran.add("user " + greeting);
		return greeting + " " + context.getContext().get("user");
	}

	@Tool(description = "Deletes a file")
	String delete(String path) {
		this.ran.add("delete " + path);
		throw new IllegalStateException("Disk is read-only");
	}

	@Tool(description = "Shows a picture", returnDirect = true)
	String show(String path) {
		this.ran.add("show " + path);
		return "picture of " + path;
	}

	private Order order(Order order) {
		this.ran.add("order " + order.items() + " " + order.count());
		return order;
	}

	private String visit(Room room) {
		this.ran.add("visit " + room.code());
		return "visited";
	}

	record Order(List<String> items, int count) {

	}

	/**
	 * Its schema does not say what its constructor wants.
	 */
	record Room(String code) {

		Room {
			if (!code.startsWith("R")) {
				throw new IllegalArgumentException("Room codes start with R");
			}
		}

	}

	/**
	 * Written by hand: its result is text, no JSON.
	 */
	private final class PlainText implements ToolCallback {

		@Override
		public ToolDefinition getToolDefinition() {
			return ToolDefinition.builder().name("shout").description("Shouts").inputSchema("""
					{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],
					"additionalProperties":false}""").build();
		}

		@Override
		public String call(String toolInput) {
			Tools.this.ran.add("shout " + toolInput);
			return "HEARD " + toolInput.length() + " characters";
		}

	}

}
