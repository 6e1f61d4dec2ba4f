package io.github.toolrepair.envelope;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairStage;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One reading with the way to it.
 *
 * @param reading the reading
 * @param rule rule that proposed it; null for the raw text and for what strict reading
 * gave
 * @param previous step from which it was reached; null for the raw text
 * @param cost sum of the costs on the way
 * @param number position among all steps, in the order in which they were proposed
 */
record Step(Reading reading, @Nullable EnvelopeRule rule, @Nullable Step previous, int cost, int number) {

	Step then(EnvelopeRule rule, Reading reading, int number) {
		return new Step(reading, rule, this, this.cost + rule.cost(), number);
	}

	Step read(JsonNode value, int number) {
		return new Step(new Reading.Value(value), null, this, this.cost, number);
	}

	/**
	 * How often the rule acted on the way to this step.
	 */
	int uses(EnvelopeRule rule) {
		int uses = 0;
		for (Step step = this; step != null; step = step.previous) {
			uses += (step.rule != null && step.rule.id().equals(rule.id())) ? 1 : 0;
		}
		return uses;
	}

	/**
	 * The reading, which is a value, as a candidate with one change a rule.
	 */
	Candidate toCandidate() {
		List<RepairChange> changes = new ArrayList<>();
		for (Step step = this; step != null; step = step.previous) {
			if (step.rule != null) {
				changes.add(new RepairChange(step.rule.id(), RepairStage.ENVELOPE, JsonLocation.root(),
						step.rule.note(), List.of()));
			}
		}
		Collections.reverse(changes);
		return new Candidate(((Reading.Value) this.reading).value(), changes, this.cost);
	}

}
