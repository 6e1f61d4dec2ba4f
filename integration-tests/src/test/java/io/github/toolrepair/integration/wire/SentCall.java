package io.github.toolrepair.integration.wire;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Tool call in the history that a client sends.
 *
 * @param id ID of the call; null if the request does not hold it
 * @param name name of the tool
 * @param arguments arguments, read as JSON if the wire format has them as text
 */
public record SentCall(@Nullable String id, String name, JsonNode arguments) {

}
