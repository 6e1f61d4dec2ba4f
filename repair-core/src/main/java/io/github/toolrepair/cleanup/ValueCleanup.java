package io.github.toolrepair.cleanup;

import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;

/**
 * Cleanup of text values at one place, which are valid but not what the model meant, such
 * as a control token behind a file name.
 * <p>
 * It runs only for models that match the model gate of its rule ID; without a gate it
 * never runs.
 */
public interface ValueCleanup {

	/**
	 * Stable ID of the cleanup, {@code cleanup.what-it-does}.
	 */
	RuleId id();

	/**
	 * Values on which it works.
	 */
	Selector selector();

	/**
	 * The clean text; the same text if there is nothing to clean.
	 */
	String clean(String text);

}
