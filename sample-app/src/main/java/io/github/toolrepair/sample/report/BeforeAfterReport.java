package io.github.toolrepair.sample.report;

import java.util.List;

import io.github.toolrepair.sample.scenario.Scenarios;

/**
 * All scenarios, played without and with repair.
 *
 * @param comparisons one for each scenario
 */
public record BeforeAfterReport(List<Comparison> comparisons) {

	public BeforeAfterReport {
		comparisons = List.copyOf(comparisons);
	}

	static BeforeAfterReport play(Scenarios scenarios, ScenarioPlayer without, ScenarioPlayer with) {
		return new BeforeAfterReport(scenarios.all()
			.stream()
			.map((scenario) -> new Comparison(scenario, without.play(scenario), with.play(scenario)))
			.toList());
	}

	/**
	 * Gives the counts of Spring AI as it is.
	 */
	public Totals without() {
		return Totals.of(this.comparisons.stream().map(Comparison::without).toList());
	}

	/**
	 * Gives the counts with repair.
	 */
	public Totals with() {
		return Totals.of(this.comparisons.stream().map(Comparison::with).toList());
	}

	/**
	 * Gives the IDs of the scenarios that did not come out as expected with repair.
	 */
	public List<String> unexpected() {
		return this.comparisons.stream()
			.filter((comparison) -> !comparison.with().isAsExpected())
			.map((comparison) -> comparison.scenario().id())
			.toList();
	}

}
