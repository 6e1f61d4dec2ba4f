package io.github.toolrepair.envelope;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.UnrepairableReason;
import org.jspecify.annotations.Nullable;

/**
 * Objects that one text may stand for, cheapest first. Later ones are looked for only
 * when they are asked for.
 */
public final class EnvelopeCandidates {

	private final EnvelopeSearch search;

	private final CallContext call;

	private boolean other;

	EnvelopeCandidates(EnvelopeSearch search, CallContext call) {
		this.search = search;
		this.call = call;
	}

	/**
	 * Next candidate, whose value may be arguments; null when there is none left.
	 * @param mostCost candidates above this cost are not looked for
	 */
	public @Nullable Candidate next(int mostCost) {
		Step step = this.search.next(mostCost);
		while (step != null) {
			Candidate candidate = step.toCandidate();
			if (this.call.mayBeArguments(candidate.value())) {
				return candidate;
			}
			this.other = true;
			step = this.search.next(mostCost);
		}
		return null;
	}

	/**
	 * Whether more readings would have to be looked at than the limits allow.
	 */
	public boolean isExhausted() {
		return this.search.isExhausted();
	}

	/**
	 * Why no candidate was found.
	 */
	public UnrepairableReason failure() {
		UnrepairableReason failure = this.search.failure();
		if (failure == null || (failure == UnrepairableReason.NOT_JSON && this.other)) {
			return UnrepairableReason.NOT_AN_OBJECT;
		}
		return failure;
	}

}
