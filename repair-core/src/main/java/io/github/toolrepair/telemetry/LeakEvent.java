package io.github.toolrepair.telemetry;

import java.time.Instant;

import org.jspecify.annotations.Nullable;

/**
 * One piece of a tool-call grammar that leaked into the text of a message, without
 * anything of that text.
 *
 * @param time when it was seen
 * @param family ID of the grammar family
 * @param action what was done about it
 * @param tool name of the tool that it calls as it was offered to the model; null if it
 * calls none, or none of that name was offered
 * @param modelId model that sent the message; null if unknown
 */
public record LeakEvent(Instant time, String family, LeakAction action, @Nullable String tool,
		@Nullable String modelId) implements TelemetryEvent {

	@Override
	public String channel() {
		return "message";
	}

}
