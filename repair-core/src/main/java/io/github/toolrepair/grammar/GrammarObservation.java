package io.github.toolrepair.grammar;

import org.jspecify.annotations.Nullable;

/**
 * One printed call that was seen, without any value of it.
 *
 * @param family ID of the grammar family
 * @param tool name of the tool; null if it was not offered, or for a marker without a
 * call
 * @param action what was done
 * @param reason why it did not become a tool call; null if it did
 */
public record GrammarObservation(String family, @Nullable String tool, GrammarAction action,
		@Nullable GrammarReason reason) {

}
