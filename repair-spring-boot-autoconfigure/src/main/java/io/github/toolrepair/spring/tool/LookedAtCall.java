package io.github.toolrepair.spring.tool;

import java.time.Duration;

import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.telemetry.CallHandling;
import io.github.toolrepair.telemetry.RetryKind;
import org.jspecify.annotations.Nullable;

/**
 * One call, for those who are told of it.
 *
 * @param tool name of the tool as it was offered; null if none of the called name was
 * @param policy policy in effect
 * @param provider provider of the model; null if unknown
 * @param modelId model that made the call; null if unknown
 * @param duration how long the pipeline took
 * @param handling what is done with the call
 * @param retry what it is to refused calls before it
 */
record LookedAtCall(@Nullable String tool, RepairPolicy policy, @Nullable String provider, @Nullable String modelId,
		Duration duration, CallHandling handling, RetryKind retry) {

}
