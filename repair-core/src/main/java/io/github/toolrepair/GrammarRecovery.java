package io.github.toolrepair;

import io.github.toolrepair.grammar.GrammarContext;
import io.github.toolrepair.grammar.GrammarMessage;
import io.github.toolrepair.grammar.GrammarResult;
import io.github.toolrepair.grammar.GrammarStage;
import io.github.toolrepair.grammar.GrammarStream;
import io.github.toolrepair.model.GrammarPolicy;
import io.github.toolrepair.schema.StrictValidator;

/**
 * Recovers tool calls that a model printed as text. A pure function of the message:
 * nothing that a model writes makes it throw, and its time is linear in the text. Safe
 * for use by many threads.
 *
 * <pre class="code">
 * GrammarRecovery recovery = new GrammarRecovery(GrammarPolicy.defaults().withMode(GrammarMode.RECOVER));
 * GrammarResult result = recovery.recover(new GrammarMessage(context, text, "stop", false));
 * </pre>
 */
public final class GrammarRecovery {

	private final GrammarPolicy policy;

	private final GrammarStage stage;

	/**
	 * Recovery under the given policy.
	 */
	public GrammarRecovery(GrammarPolicy policy) {
		StrictValidator validator = new StrictValidator();
		this.policy = policy;
		this.stage = new GrammarStage(policy, validator::schemaOf);
	}

	/**
	 * Policy of this recovery.
	 */
	public GrammarPolicy policy() {
		return this.policy;
	}

	/**
	 * What becomes of a whole text; the same text if nothing is taken out.
	 */
	public GrammarResult recover(GrammarMessage message) {
		return this.stage.recover(message);
	}

	/**
	 * Begins a text that arrives in chunks. In the end it has the same result as the
	 * whole text, except that blanks around a call may have been released already.
	 */
	public GrammarStream stream(GrammarContext context) {
		return this.stage.stream(context);
	}

}
