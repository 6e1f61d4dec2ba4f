package io.github.toolrepair.benchmarks.report;

import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Measures, prints what each benchmark costs as a multiple of its floor, and tells
 * whether the budget holds.
 * <p>
 * The short form runs the benchmarks that have a budget and judges allocated memory
 * alone, which a busy machine does not change. Code that is not compiled yet allocates
 * more, so that a benchmark misses its budget only if it also does in a longer run. The
 * full form runs everything and judges time and growth as well.
 */
public final class ReportCommand {

	/** The budget holds. */
	static final int HOLDS = 0;

	/** A benchmark is above its budget. */
	static final int MISSED = 1;

	/** The command could not do its work. */
	static final int UNUSABLE = 2;

	private static final String USAGE = "Usage: report [--short]";

	private static final Duration SHORT = Duration.ofMillis(200);

	private static final Duration LONG = Duration.ofMillis(400);

	private static final int ROUNDS = 3;

	private final PrintStream report;

	private final PrintStream messages;

	/**
	 * Command that writes there.
	 * @param report where the tables go
	 * @param messages where everything else goes
	 */
	public ReportCommand(PrintStream report, PrintStream messages) {
		this.report = report;
		this.messages = messages;
	}

	/**
	 * Measures and reports.
	 * @return exit code: 0, or 1 if a budget is missed by more than 15 %, or 2 for wrong
	 * arguments or if a benchmark fails
	 */
	public int run(List<String> arguments) {
		boolean brief = arguments.equals(List.of("--short"));
		if (!brief && !arguments.isEmpty()) {
			this.messages.println(USAGE);
			return UNUSABLE;
		}
		try {
			return (brief ? runShort() : runFull()) ? HOLDS : MISSED;
		}
		catch (RunnerException ex) {
			this.messages.println("Can't run the benchmarks (" + ex + ")");
			return UNUSABLE;
		}
	}

	private boolean runShort() throws RunnerException {
		boolean holds = false;
		for (int iterations = 3; !holds && iterations <= 12; iterations *= 2) {
			Measurements measurements = new Measurements();
			new BenchmarkRun("(ValidCall|Repair)Benchmark\\.(floor|repair)", parametersWithBudget(), iterations, SHORT)
				.into(measurements);
			List<Comparison> comparisons = measurements.comparisons();
			print(comparisons, false);
			holds = comparisons.stream().allMatch(ReportCommand::holdsBytes);
		}
		return holds;
	}

	private boolean runFull() throws RunnerException {
		Measurements measurements = new Measurements();
		for (int round = 1; round <= ROUNDS; round++) {
			this.messages.println("Round " + round + " of " + ROUNDS);
			new BenchmarkRun("\\.(?!ArgumentSize|GrammarAdversarial|GrammarStream)\\w+Benchmark\\.", Map.of(), 4, LONG)
				.into(measurements);
		}
		List<Comparison> comparisons = measurements.comparisons();
		print(comparisons, true);
		this.messages.println("Sizes");
		Measurements sizes = new Measurements();
		new BenchmarkRun("(ArgumentSize|GrammarAdversarial)Benchmark", Map.of(), 3, LONG).into(sizes);
		List<Growth> growths = sizes.growths();
		printGrowth(growths);
		return comparisons.stream().allMatch((comparison) -> holdsBytes(comparison) && holdsTime(comparison))
				&& growths.stream().allMatch(Growth::isLinear);
	}

	/**
	 * Values of each parameter by which benchmarks with a budget are told apart.
	 */
	private static Map<String, List<String>> parametersWithBudget() {
		Map<String, List<String>> parameters = new LinkedHashMap<>();
		for (Budget budget : Budget.all()) {
			budget.id()
				.parameters()
				.forEach((name, value) -> parameters.computeIfAbsent(name, (first) -> new ArrayList<>()).add(value));
		}
		return parameters;
	}

	private static boolean holdsBytes(Comparison comparison) {
		Budget budget = Budget.of(comparison.id());
		return budget == null || budget.holdsBytes(comparison);
	}

	private static boolean holdsTime(Comparison comparison) {
		Budget budget = Budget.of(comparison.id());
		return budget == null || budget.holdsTime(comparison);
	}

	private void print(List<Comparison> comparisons, boolean judgesTime) {
		this.report
			.println("| Work | Floor µs | µs | Time ratio | Budget | Floor bytes | Bytes | Bytes ratio | Budget |");
		this.report.println("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
		for (Comparison comparison : comparisons) {
			Budget budget = Budget.of(comparison.id());
			this.report.printf("| %s | %.2f | %.2f | %.2f | %s | %.0f | %.0f | %.2f | %s |%n", comparison.id(),
					comparison.floor().micros(), comparison.measured().micros(), comparison.timeRatio(),
					judgesTime ? budget((budget != null) ? budget.time() : null, holdsTime(comparison)) : "",
					comparison.floor().bytes(), comparison.measured().bytes(), comparison.bytesRatio(),
					budget((budget != null) ? budget.bytes() : null, holdsBytes(comparison)));
		}
		this.report.println();
	}

	private static String budget(@Nullable Double most, boolean holds) {
		if (most == null) {
			return "";
		}
		return "%.1f".formatted(most) + (holds ? "" : " **missed**");
	}

	private void printGrowth(List<Growth> growths) {
		this.report.println("| Work | µs by size | Time for twice the size |");
		this.report.println("|---|---|---:|");
		for (Growth growth : growths) {
			String micros = growth.micros()
				.entrySet()
				.stream()
				.map((size) -> "%d: %.0f".formatted(size.getKey(), size.getValue()))
				.collect(Collectors.joining(", "));
			this.report.printf("| %s | %s | %.2f%s |%n", growth.id(), micros, growth.perDoubling(),
					growth.isLinear() ? "" : " **not linear**");
		}
		this.report.println();
	}

}
