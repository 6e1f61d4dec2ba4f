package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.json.JsonTextWriter;
import io.github.toolrepair.model.EmptyArguments;
import io.github.toolrepair.model.FinishReason;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.GrammarPolicy;
import io.github.toolrepair.model.UnknownGrammarText;
import org.jspecify.annotations.Nullable;

/**
 * Printed calls of one message, and what becomes of them once its end is known.
 */
final class Findings {

	private final GrammarPolicy policy;

	private final OfferedTools tools;

	private final OutsideTexts outside;

	private final List<Finding> findings = new ArrayList<>();

	/** Number of findings behind which text follows. */
	private int followed;

	/** Number of findings that belong to reasoning. */
	private int considered;

	/** Number of findings behind which the end of a value stands. */
	private int uncertain;

	private boolean invented;

	private boolean changed;

	Findings(GrammarPolicy policy, OfferedTools tools, OutsideTexts outside) {
		this.policy = policy;
		this.tools = tools;
		this.outside = outside;
	}

	/**
	 * Takes notice of a block.
	 * @return whether it is to be taken out of the text
	 */
	boolean add(GrammarFamily family, Block block, String text) {
		if (block.calls().isEmpty()) {
			return addMarkers(family);
		}
		GrammarReason refusal = refusal(family, block, text);
		boolean strips = strips() && (refusal == null
				|| (refusal == GrammarReason.UNKNOWN_TOOL && this.policy.unknownText() == UnknownGrammarText.STRIP));
		for (ParsedCall call : block.calls()) {
			String tool = this.tools.resolve(call.name());
			GrammarReason reason = (refusal != null) ? refusal : reason(call);
			this.findings.add(new Finding(family.id(), tool, call, reason, strips));
		}
		this.changed |= strips;
		return strips;
	}

	/**
	 * Takes notice of markers without a call.
	 * @return whether they are to be taken out of the text
	 */
	boolean addMarkers(GrammarFamily family) {
		boolean strips = strips() && !family.isReportOnly();
		this.findings.add(new Finding(family.id(), null, null, GrammarReason.NO_CALL, strips));
		this.changed |= strips;
		return strips;
	}

	/**
	 * The calls so far were printed while the model was thinking.
	 */
	void wereReasoning() {
		this.considered = this.findings.size();
	}

	/**
	 * The model goes on with a result that no call had: what follows is written without
	 * knowledge.
	 */
	void resultFollows() {
		this.invented = true;
	}

	/**
	 * The end of a value follows that belongs to no block, so the blocks so far may have
	 * ended inside a value.
	 */
	void valueEndFollows() {
		this.uncertain = this.findings.size();
	}

	/**
	 * Text follows that many of the calls.
	 */
	void textFollows(int count) {
		this.followed = Math.max(this.followed, count);
	}

	OfferedTools tools() {
		return this.tools;
	}

	int count() {
		return this.findings.size();
	}

	boolean isChanged() {
		return this.changed;
	}

	/**
	 * What became of the message.
	 * @param text its text, as far as it was not handed out
	 */
	GrammarResult finish(String text, FinishReason finishReason, boolean toolCallsPresent) {
		List<GrammarCall> calls = new ArrayList<>();
		List<GrammarObservation> observations = new ArrayList<>();
		for (int i = 0; i < this.findings.size(); i++) {
			Finding finding = this.findings.get(i);
			GrammarReason reason = finding.reason();
			if (reason == null) {
				reason = reason(i, finishReason, toolCallsPresent);
			}
			if (reason == null && finding.call() != null && finding.tool() != null) {
				calls.add(new GrammarCall(finding.tool(), JsonTextWriter.write(finding.call().arguments()),
						finding.family()));
			}
			observations.add(new GrammarObservation(finding.family(), finding.tool(), action(finding, reason), reason));
		}
		return new GrammarResult(text, calls, observations, this.changed);
	}

	private boolean strips() {
		return this.policy.mode() == GrammarMode.STRIP || this.policy.mode() == GrammarMode.RECOVER;
	}

	/**
	 * Why the block stays in the text; null if it does not.
	 */
	private @Nullable GrammarReason refusal(GrammarFamily family, Block block, String text) {
		if (block.calls().stream().anyMatch((call) -> this.tools.resolve(call.name()) == null)) {
			return GrammarReason.UNKNOWN_TOOL;
		}
		if (family.isReportOnly()) {
			return GrammarReason.REPORT_ONLY;
		}
		if (!strips()) {
			return GrammarReason.MODE;
		}
		return this.outside.contain(text) ? GrammarReason.QUOTED : null;
	}

	private @Nullable GrammarReason reason(ParsedCall call) {
		String tool = this.tools.resolve(call.name());
		if (this.policy.mode() != GrammarMode.RECOVER) {
			return GrammarReason.MODE;
		}
		if (tool == null || !this.policy.allows(tool)) {
			return GrammarReason.TOOL_NOT_ALLOWED;
		}
		EmptyArguments empty = this.policy.emptyArguments();
		if (call.arguments().isEmpty() && !this.tools.mayBeEmpty(tool, empty)) {
			return GrammarReason.EMPTY_ARGUMENTS;
		}
		return this.invented ? GrammarReason.INVENTED_RESULT : null;
	}

	/**
	 * Why the call at the position does not run, as the rest of the message tells; null
	 * if it runs.
	 */
	private @Nullable GrammarReason reason(int position, FinishReason finishReason, boolean toolCallsPresent) {
		if (position < this.considered) {
			return GrammarReason.REASONING;
		}
		if (position < this.uncertain) {
			return GrammarReason.UNCERTAIN_END;
		}
		if (finishReason != FinishReason.STOP) {
			return GrammarReason.FINISH_REASON;
		}
		if (toolCallsPresent) {
			return GrammarReason.TOOL_CALLS_PRESENT;
		}
		return (this.policy.onlyAtEnd() && position < this.followed) ? GrammarReason.NOT_AT_END : null;
	}

	private GrammarAction action(Finding finding, @Nullable GrammarReason reason) {
		if (reason == null) {
			return GrammarAction.PROMOTED;
		}
		if (finding.stripped()) {
			return GrammarAction.STRIPPED;
		}
		boolean left = strips() && reason != GrammarReason.REPORT_ONLY;
		return left ? GrammarAction.REFUSED : GrammarAction.OBSERVED;
	}

	/**
	 * One printed call, or markers without one.
	 */
	private record Finding(String family, @Nullable String tool, @Nullable ParsedCall call,
			@Nullable GrammarReason reason, boolean stripped) {

	}

}
