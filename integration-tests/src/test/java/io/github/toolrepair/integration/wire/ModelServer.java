package io.github.toolrepair.integration.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Server of a provider whose model plays the turns that a test gives it.
 */
public final class ModelServer implements AutoCloseable {

	private final Provider provider;

	private final HttpServer server;

	private final Queue<Turn> turns = new ConcurrentLinkedQueue<>();

	private final List<String> requests = new CopyOnWriteArrayList<>();

	public ModelServer(Provider provider) {
		this.provider = provider;
		try {
			this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		this.server.createContext("/", this::answer);
		this.server.start();
	}

	/**
	 * Properties that make an application use this server, as {@code name=value}.
	 */
	public List<String> properties() {
		WireFormat format = this.provider.format();
		List<String> properties = new ArrayList<>(format.properties("http://"
				+ InetAddress.getLoopbackAddress().getHostAddress() + ":" + this.server.getAddress().getPort()));
		properties.add("spring.ai.model.chat=" + format.model());
		return properties;
	}

	/**
	 * Next turns of the model; forgets what was played before.
	 */
	public void play(Turn... next) {
		this.requests.clear();
		this.turns.clear();
		this.turns.addAll(Arrays.asList(next));
	}

	/**
	 * Bodies of the requests since the last {@link #play}.
	 */
	public List<String> requests() {
		return List.copyOf(this.requests);
	}

	/**
	 * Tool calls in the history of the last request.
	 */
	public List<SentCall> sentCalls() {
		return this.provider.format().calls(lastRequest());
	}

	/**
	 * Tool results in the history of the last request.
	 */
	public List<SentResult> sentResults() {
		return this.provider.format().results(lastRequest());
	}

	private JsonNode lastRequest() {
		return Json.MAPPER.readTree(this.requests.get(this.requests.size() - 1));
	}

	private void answer(HttpExchange exchange) throws IOException {
		String request = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
		this.requests.add(request);
		Turn turn = this.turns.poll();
		WireFormat format = this.provider.format();
		boolean stream = format.isStream(exchange.getRequestURI().getPath(), Json.MAPPER.readTree(request));
		byte[] body = body(turn, stream).getBytes(StandardCharsets.UTF_8);
		exchange.getResponseHeaders().set("Content-Type", format.contentType(stream));
		exchange.sendResponseHeaders((turn != null) ? 200 : 400, body.length);
		exchange.getResponseBody().write(body);
		exchange.close();
	}

	private String body(@Nullable Turn turn, boolean stream) {
		return (turn != null) ? this.provider.format().response(turn, stream)
				: "{\"error\":{\"message\":\"The script is over\"}}";
	}

	@Override
	public void close() {
		this.server.stop(0);
	}

}
