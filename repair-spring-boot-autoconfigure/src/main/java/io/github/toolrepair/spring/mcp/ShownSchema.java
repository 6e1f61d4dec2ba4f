package io.github.toolrepair.spring.mcp;

import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * Input schema that clients are shown and that the server does not validate against,
 * since the calls are validated behind it.
 * <p>
 * The MCP SDK 2.0.0 validates before it calls the handler of a tool. It can be told not
 * to by the builder of a server, which nothing reaches for stateless servers, and only
 * for all tools at once. It never validates against a schema that says to be empty.
 */
final class ShownSchema extends AbstractMap<String, Object> {

	private final Map<String, Object> schema;

	ShownSchema(Map<String, Object> schema) {
		this.schema = schema;
	}

	@JsonValue
	Map<String, Object> schema() {
		return this.schema;
	}

	@Override
	public Set<Entry<String, Object>> entrySet() {
		return this.schema.entrySet();
	}

	@Override
	public boolean isEmpty() {
		return true;
	}

}
