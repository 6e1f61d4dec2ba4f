package io.github.toolrepair.telemetry;

import java.time.Instant;

import org.jspecify.annotations.Nullable;

/**
 * Something that was seen, without anything that a model sent.
 */
public sealed interface TelemetryEvent permits RepairEvent, LeakEvent {

	/**
	 * When it was seen.
	 */
	Instant time();

	/**
	 * Where it was seen: {@code tool} for the arguments of a tool call, {@code message}
	 * for the text of a message.
	 */
	String channel();

	/**
	 * Name of the tool as it was offered to the model; null if there is none.
	 */
	@Nullable String tool();

	/**
	 * Model that sent it; null if unknown.
	 */
	@Nullable String modelId();

}
