package io.github.toolrepair.integration.wire;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Tool result in the history that a client sends.
 *
 * @param id ID of the call; null if the request does not hold it
 * @param content content, read as JSON if it is, otherwise a string
 */
public record SentResult(@Nullable String id, JsonNode content) {

	/**
	 * ID of the refusal; null if this is no refusal.
	 */
	public @Nullable String error() {
		return this.content.path("error").stringValue(null);
	}

	/**
	 * Whether the model reads a repair note in it.
	 */
	public boolean isNoted() {
		return this.content.has("repair_notes") || this.content.asString("").contains("<repair_note>");
	}

}
