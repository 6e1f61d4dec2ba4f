package io.github.toolrepair.grammar;

import java.util.List;
import java.util.function.Function;

import io.github.toolrepair.model.ArgumentShape;
import io.github.toolrepair.model.FinishReason;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.GrammarPolicy;
import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;

/**
 * Finds printed calls in texts of assistants.
 */
public final class GrammarStage {

	private final GrammarPolicy policy;

	private final Function<ToolContract, @Nullable ArgumentShape> shapes;

	private final Grammar marked;

	private final Grammar all;

	/**
	 * Stage for the policy.
	 * @param shapes what the schema of a tool says; null if it can't be used
	 */
	public GrammarStage(GrammarPolicy policy, Function<ToolContract, @Nullable ArgumentShape> shapes) {
		this.policy = policy;
		this.shapes = shapes;
		List<GrammarFamily> families = GrammarFamilies.all()
			.stream()
			.filter((family) -> policy.recognises(family.id(), family.isOnByDefault()))
			.toList();
		boolean markerless = policy.markerless() && policy.mode() == GrammarMode.RECOVER;
		this.marked = Grammar.of(families.stream().filter((family) -> !family.isMarkerless()).toList());
		this.all = markerless ? Grammar.of(families) : this.marked;
	}

	/**
	 * What becomes of a whole text.
	 */
	public GrammarResult recover(GrammarMessage message) {
		if (passes(message.context())) {
			return GrammarResult.unchanged(message.text());
		}
		FinishReason finishReason = FinishReason.of(message.finishReason());
		Findings findings = findings(message.context());
		GrammarScanner scanner = scanner(message.context(), findings, message.text());
		scanner.end(finishReason == FinishReason.STOP);
		String text = message.text();
		if (findings.isChanged()) {
			StringBuilder rest = new StringBuilder(text.length());
			scanner.appendDecided(rest);
			text = Blanks.strip(rest);
		}
		return findings.finish(text, finishReason, message.toolCallsPresent());
	}

	/**
	 * Begins a text that arrives in chunks.
	 */
	public GrammarStream stream(GrammarContext context) {
		StringBuilder buffer = new StringBuilder();
		Findings findings = findings(context);
		return new GrammarStream(buffer, findings, passes(context) ? null : scanner(context, findings, buffer));
	}

	private boolean passes(GrammarContext context) {
		return context.tools().isEmpty() || !this.policy.appliesTo(context.modelId());
	}

	private Findings findings(GrammarContext context) {
		return new Findings(this.policy, new OfferedTools(context.tools(), this.shapes),
				new OutsideTexts(context.outsideTexts()));
	}

	private GrammarScanner scanner(GrammarContext context, Findings findings, CharSequence text) {
		Grammar grammar = context.structuredOutput() ? this.marked : this.all;
		return new GrammarScanner(grammar.table(), grammar.wholeMessage(), findings.tools(), findings, text);
	}

	/**
	 * Families of one message.
	 *
	 * @param table openers of those that have some
	 * @param wholeMessage those without
	 */
	private record Grammar(OpenerTable table, List<GrammarFamily> wholeMessage) {

		static Grammar of(List<GrammarFamily> families) {
			return new Grammar(OpenerTable.of(families),
					families.stream().filter((family) -> family.openers().isEmpty()).toList());
		}

	}

}
