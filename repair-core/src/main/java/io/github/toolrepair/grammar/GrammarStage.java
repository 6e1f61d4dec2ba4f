package io.github.toolrepair.grammar;

import java.util.function.Function;

import io.github.toolrepair.model.ArgumentShape;
import io.github.toolrepair.model.GrammarPolicy;
import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;

/**
 * Finds printed calls in texts of assistants.
 */
public final class GrammarStage {

	/**
	 * Stage for the policy.
	 * @param shapes what the schema of a tool says; null if it can't be used
	 */
	public GrammarStage(GrammarPolicy policy, Function<ToolContract, @Nullable ArgumentShape> shapes) {
	}

	/**
	 * What becomes of a whole text.
	 */
	public GrammarResult recover(GrammarMessage message) {
		return GrammarResult.unchanged(message.text());
	}

	/**
	 * Begins a text that arrives in chunks.
	 */
	public GrammarStream stream(GrammarContext context) {
		return new GrammarStream();
	}

}
