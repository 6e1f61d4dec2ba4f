package io.github.toolrepair.sample.scripted;

import java.io.IOException;
import java.io.OutputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.toolrepair.sample.scenario.Scenarios;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * An HTTP server on the loopback interface that speaks the OpenAI chat-completions wire
 * format, blocking and streaming, and whose model plays the scenarios.
 */
public final class ScriptedModelServer implements AutoCloseable {

	private static final Log logger = LogFactory.getLog(ScriptedModelServer.class);

	private static final String PATH = "/v1/chat/completions";

	private static final int THREADS = 4;

	private static final JsonMapper MAPPER = JsonMapper.shared();

	private final ScriptedModel model;

	private final Transcripts transcripts = new Transcripts();

	private final AtomicLong responses = new AtomicLong();

	private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

	private final HttpServer server;

	private ScriptedModelServer(Scenarios scenarios, HttpServer server) {
		this.model = new ScriptedModel(scenarios);
		this.server = server;
	}

	/**
	 * Starts a server.
	 * @param scenarios what the model plays
	 * @param port the port to listen on; 0 for any free one
	 * @throws ScriptedPortUnavailableException if that port cannot be had
	 */
	public static ScriptedModelServer start(Scenarios scenarios, int port) {
		try {
			HttpServer http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
			ScriptedModelServer server = new ScriptedModelServer(scenarios, http);
			http.setExecutor(server.threads);
			http.createContext("/", server::handle);
			http.start();
			return server;
		}
		catch (BindException ex) {
			throw new ScriptedPortUnavailableException(port, ex);
		}
		catch (IOException ex) {
			throw new IllegalStateException("The scripted model cannot listen on port " + port, ex);
		}
	}

	/**
	 * Gives the base URL for a client, including the version of the API.
	 */
	public URI baseUrl() {
		InetSocketAddress address = this.server.getAddress();
		String host = address.getAddress().getHostAddress();
		return URI.create("http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + address.getPort() + "/v1");
	}

	/**
	 * Gives what came over the wire in a conversation.
	 * @param user the {@code user} that the requests of the conversation named
	 */
	public Transcript transcript(String user) {
		return this.transcripts.get(user);
	}

	@Override
	public void close() {
		this.server.stop(0);
		this.threads.shutdownNow();
	}

	private void handle(HttpExchange exchange) throws IOException {
		try (exchange) {
			if (!exchange.getRequestURI().getPath().equals(PATH)) {
				sendError(exchange, 404, "Nothing is here; the model answers at " + PATH);
			}
			else if (!exchange.getRequestMethod().equals("POST")) {
				exchange.getResponseHeaders().set("Allow", "POST");
				sendError(exchange, 405, "Only POST is allowed");
			}
			else {
				respond(exchange);
			}
		}
		catch (RuntimeException ex) {
			logger.error("The scripted model failed to respond", ex);
		}
	}

	private void respond(HttpExchange exchange) throws IOException {
		ChatRequest request;
		try {
			JsonNode body = MAPPER.readTree(exchange.getRequestBody());
			request = ChatRequest.from(body);
		}
		catch (JacksonException ex) {
			sendError(exchange, 400, "The request is not JSON");
			return;
		}
		catch (IllegalArgumentException ex) {
			sendError(exchange, 400, String.valueOf(ex.getMessage()));
			return;
		}
		this.transcripts.add(request);
		ModelTurn turn = this.model.next(request.messages());
		String id = "chatcmpl-scripted-" + this.responses.incrementAndGet();
		ChatResponseWriter writer = new ChatResponseWriter(id, Instant.now(), request);
		if (request.stream()) {
			stream(exchange, writer, turn);
		}
		else {
			send(exchange, 200, writer.completion(turn));
		}
	}

	private static void stream(HttpExchange exchange, ChatResponseWriter writer, ModelTurn turn) throws IOException {
		exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
		exchange.sendResponseHeaders(200, 0);
		OutputStream stream = exchange.getResponseBody();
		for (ObjectNode chunk : writer.chunks(turn)) {
			stream.write(event(chunk.toString()));
			stream.flush();
		}
		stream.write(event("[DONE]"));
	}

	private static byte[] event(String data) {
		return ("data: " + data + "\n\n").getBytes(StandardCharsets.UTF_8);
	}

	private static void sendError(HttpExchange exchange, int status, String message) throws IOException {
		ObjectNode body = MAPPER.createObjectNode();
		body.putObject("error")
			.put("message", message)
			.put("type", "invalid_request_error")
			.putNull("param")
			.putNull("code");
		send(exchange, status, body);
	}

	private static void send(HttpExchange exchange, int status, ObjectNode body) throws IOException {
		byte[] bytes = MAPPER.writeValueAsBytes(body);
		exchange.getResponseHeaders().set("Content-Type", "application/json");
		exchange.sendResponseHeaders(status, bytes.length);
		exchange.getResponseBody().write(bytes);
	}

}
