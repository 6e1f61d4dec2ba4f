package io.github.toolrepair.integration.wire;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON of the wire formats.
 */
final class Json {

	/** Escapes, so that half of a surrogate pair survives the way over the wire. */
	static final JsonMapper MAPPER = JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

	private Json() {
	}

	static ObjectNode object() {
		return MAPPER.createObjectNode();
	}

	/**
	 * Value of the text, which is a string if it is no JSON.
	 */
	static JsonNode valueOf(String text) {
		try {
			JsonNode value = MAPPER.readTree(text);
			return value.isMissingNode() ? JsonNodeFactory.instance.stringNode(text) : value;
		}
		catch (JacksonException ex) {
			return JsonNodeFactory.instance.stringNode(text);
		}
	}

	static boolean isObject(String text) {
		return valueOf(text).isObject();
	}

	static boolean isJson(String text) {
		JsonNode value = valueOf(text);
		return !value.isString() || !value.stringValue().equals(text);
	}

	static void putIfPresent(ObjectNode object, String name, @Nullable String value) {
		if (value != null) {
			object.put(name, value);
		}
	}

	/**
	 * Event of a stream of server-sent events.
	 */
	static String event(JsonNode data) {
		return "data: " + MAPPER.writeValueAsString(data) + "\n\n";
	}

}
