package io.github.toolrepair.integration.wire;

import org.jspecify.annotations.Nullable;

/**
 * Tool call that a model makes.
 *
 * @param id ID of the call; null if the provider leaves it out
 * @param name name of the tool
 * @param arguments raw arguments
 */
public record ScriptedCall(@Nullable String id, String name, String arguments) {

}
