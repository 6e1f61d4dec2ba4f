package io.github.toolrepair.integration.wire;

import java.util.List;

import tools.jackson.databind.JsonNode;

/**
 * What goes over the wire between a provider of models and Spring AI's client for it.
 */
interface WireFormat {

	/**
	 * Value of {@code spring.ai.model.chat} that selects the client.
	 */
	String model();

	/**
	 * Properties that send the client to this address, as {@code name=value}.
	 */
	List<String> properties(String url);

	/**
	 * Whether a call can have such arguments on the wire.
	 */
	boolean carries(String arguments, boolean stream);

	/**
	 * Whether the client asks for a stream.
	 */
	boolean isStream(String path, JsonNode request);

	String contentType(boolean stream);

	/**
	 * Body of the response.
	 */
	String response(Turn turn, boolean stream);

	/**
	 * Tool calls of the history.
	 */
	List<SentCall> calls(JsonNode request);

	/**
	 * Tool results of the history.
	 */
	List<SentResult> results(JsonNode request);

}
