package io.github.toolrepair.spring.autoconfigure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * HTTP server on the loopback interface that speaks OpenAI's chat completions and plays
 * the answers that a test gives it, blocking or streamed as the client asks.
 */
final class ScriptedModel implements AutoCloseable {

	/** Escapes, so that half of a surrogate pair survives the way over the wire. */
	private static final JsonMapper JSON = JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

	private final HttpServer server;

	private final Queue<ObjectNode> answers = new ArrayDeque<>();

	private volatile String name = "scripted-1";

	private final List<String> requests = Collections.synchronizedList(new ArrayList<>());

	ScriptedModel() {
		try {
			this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		this.server.createContext("/v1/chat/completions", this::answer);
		this.server.start();
	}

	String url() {
		return "http://" + this.server.getAddress().getAddress().getHostAddress() + ":"
				+ this.server.getAddress().getPort() + "/v1";
	}

	/**
	 * All answers name the model so.
	 */
	ScriptedModel named(String modelName) {
		this.name = modelName;
		return this;
	}

	/**
	 * Next answer is a message with these calls.
	 */
	ScriptedModel calls(Call... calls) {
		return calls("tool_calls", calls);
	}

	/**
	 * Next answer is a message with these calls, and ends for the given reason.
	 */
	ScriptedModel calls(String finishReason, Call... calls) {
		ObjectNode message = JSON.createObjectNode().put("role", "assistant").putNull("content");
		for (Call call : calls) {
			ObjectNode node = message.withArray("tool_calls").addObject();
			node.put("index", message.withArray("tool_calls").size() - 1).put("id", call.id()).put("type", "function");
			node.putObject("function").put("name", call.name()).put("arguments", call.arguments());
		}
		return add(message, finishReason);
	}

	/**
	 * Next answer is this text.
	 */
	ScriptedModel says(String text) {
		return add(JSON.createObjectNode().put("role", "assistant").put("content", text), "stop");
	}

	private ScriptedModel add(ObjectNode message, String finishReason) {
		ObjectNode choice = JSON.createObjectNode().put("index", 0).put("finish_reason", finishReason);
		choice.set("message", message);
		this.answers.add(choice);
		return this;
	}

	/**
	 * Bodies of the requests so far.
	 */
	List<String> requests() {
		return List.copyOf(this.requests);
	}

	/**
	 * Messages of the last request.
	 */
	List<JsonNode> lastMessages() {
		JsonNode request = JSON.readTree(this.requests.get(this.requests.size() - 1));
		return List.copyOf(request.path("messages").values());
	}

	private void answer(HttpExchange exchange) throws IOException {
		String request = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
		this.requests.add(request);
		ObjectNode choice = this.answers.poll();
		boolean stream = JSON.readTree(request).path("stream").asBoolean(false);
		byte[] body = body(choice, stream).getBytes(StandardCharsets.UTF_8);
		exchange.getResponseHeaders().set("Content-Type", stream ? "text/event-stream" : "application/json");
		exchange.sendResponseHeaders((choice != null) ? 200 : 400, body.length);
		exchange.getResponseBody().write(body);
		exchange.close();
	}

	private String body(@Nullable ObjectNode choice, boolean stream) {
		if (choice == null) {
			return "{\"error\":{\"message\":\"The script is over\"}}";
		}
		ObjectNode completion = JSON.createObjectNode()
			.put("id", "completion")
			.put("object", stream ? "chat.completion.chunk" : "chat.completion")
			.put("created", 1)
			.put("model", this.name);
		if (!stream) {
			completion.putArray("choices").add(choice);
			completion.putObject("usage").put("prompt_tokens", 1).put("completion_tokens", 1).put("total_tokens", 2);
			return JSON.writeValueAsString(completion);
		}
		JsonNode finishReason = choice.remove("finish_reason");
		choice.set("delta", choice.remove("message"));
		completion.putArray("choices").add(choice);
		ObjectNode last = completion.deepCopy();
		ObjectNode end = last.putArray("choices").addObject().put("index", 0);
		end.putObject("delta");
		end.set("finish_reason", finishReason);
		return "data: " + JSON.writeValueAsString(completion) + "\n\ndata: " + JSON.writeValueAsString(last)
				+ "\n\ndata: [DONE]\n\n";
	}

	@Override
	public void close() {
		this.server.stop(0);
	}

	/**
	 * Tool call as it goes over the wire.
	 *
	 * @param id ID of the call
	 * @param name name of the tool
	 * @param arguments raw arguments
	 */
	record Call(String id, String name, String arguments) {

	}

}
