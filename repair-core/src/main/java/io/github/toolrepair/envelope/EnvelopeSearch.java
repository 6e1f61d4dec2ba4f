package io.github.toolrepair.envelope;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Consumer;

import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.RuleStanding;
import io.github.toolrepair.model.UnrepairableReason;
import org.jspecify.annotations.Nullable;

/**
 * Looks through the readings of one text, cheapest first; among equally cheap ones those
 * come first that were proposed first. Bounded by a number of readings.
 */
final class EnvelopeSearch {

	private final JsonTextReader reader;

	/** What strict reading gave for the text itself. */
	private final JsonReading first;

	private final List<EnvelopeRule> rules;

	private final CallContext call;

	private final Consumer<RuleId> observer;

	private final PriorityQueue<Step> queue = new PriorityQueue<>(
			Comparator.comparingInt(Step::cost).thenComparingInt(Step::number));

	private final Set<Reading> seen = new HashSet<>();

	private int taken;

	private int proposed;

	private boolean exhausted;

	private @Nullable UnrepairableReason failure;

	/** Text that {@link #failure} is about. */
	private String failed = "";

	EnvelopeSearch(JsonTextReader reader, List<EnvelopeRule> rules, String text, JsonReading first, CallContext call,
			Consumer<RuleId> observer) {
		this.reader = reader;
		this.first = first;
		this.rules = rules;
		this.call = call;
		this.observer = observer;
		add(new Step(new Reading.Text(text), null, null, 0, 0));
	}

	/**
	 * Next reading that is a JSON value; null when there is none left up to the cost.
	 */
	@Nullable Step next(int mostCost) {
		while (!this.queue.isEmpty() && this.queue.element().cost() <= mostCost) {
			Step step = this.queue.remove();
			if (!this.seen.add(step.reading())) {
				continue;
			}
			if (this.taken++ >= this.call.policy().limits().maxCandidates()) {
				this.exhausted = true;
				return null;
			}
			if (step.reading() instanceof Reading.Value) {
				proposals(step);
				return step;
			}
			read(step, ((Reading.Text) step.reading()).text());
		}
		return null;
	}

	/**
	 * Whether more readings would have to be looked at than the limits allow.
	 */
	boolean isExhausted() {
		return this.exhausted;
	}

	/**
	 * Why the text itself could not be read; null if it could.
	 */
	@Nullable UnrepairableReason failure() {
		boolean several = this.failure == UnrepairableReason.NOT_JSON
				&& MergeConcatenatedRule.holdsSeveral(this.failed);
		return several ? UnrepairableReason.SEVERAL_OBJECTS : this.failure;
	}

	private void read(Step step, String text) {
		JsonReading reading = (step.previous() != null) ? this.reader.read(text) : this.first;
		if (reading instanceof JsonReading.Value value) {
			add(step.read(value.value(), ++this.proposed));
			return;
		}
		UnrepairableReason reason = ((JsonReading.Failure) reading).reason();
		boolean blank = reason == UnrepairableReason.NOT_JSON && text.isBlank();
		if (this.failure == null || this.failure == UnrepairableReason.NOT_JSON) {
			this.failed = (this.failure == null) ? text : this.failed;
			this.failure = blank ? UnrepairableReason.NO_ARGUMENTS : reason;
		}
		if (reason == UnrepairableReason.NOT_JSON) {
			proposals(step);
		}
	}

	private void proposals(Step step) {
		for (EnvelopeRule rule : this.rules) {
			RuleStanding standing = this.call.standing(rule.id(), rule.exact());
			if (standing == RuleStanding.OFF || step.uses(rule) >= rule.most()) {
				continue;
			}
			List<Reading> proposed = (step.reading() instanceof Reading.Value value)
					? rule.fromValue(value.value(), this.call)
					: rule.fromText(((Reading.Text) step.reading()).text(), this.call);
			if (standing == RuleStanding.OBSERVE && !proposed.isEmpty()) {
				this.observer.accept(rule.id());
				continue;
			}
			proposed.forEach((reading) -> add(step.then(rule, reading, ++this.proposed)));
		}
	}

	private void add(Step step) {
		this.queue.add(step);
	}

}
