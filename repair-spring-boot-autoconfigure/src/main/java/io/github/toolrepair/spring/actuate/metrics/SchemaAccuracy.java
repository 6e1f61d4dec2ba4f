package io.github.toolrepair.spring.actuate.metrics;

import java.util.concurrent.atomic.LongAdder;

import io.github.toolrepair.model.RepairOutcome;

/**
 * Share of calls that were valid as sent. Safe for many threads.
 */
final class SchemaAccuracy {

	private final LongAdder valid = new LongAdder();

	private final LongAdder all = new LongAdder();

	void count(RepairOutcome outcome) {
		this.all.increment();
		if (outcome == RepairOutcome.VALID) {
			this.valid.increment();
		}
	}

	/**
	 * The share, from 0 to 1; not a number before the first call.
	 */
	double ratio() {
		// Valid ones first: a call that ends meanwhile never makes it more than 1.
		double sum = this.valid.sum();
		return sum / this.all.sum();
	}

}
