package io.github.toolrepair.benchmarks.report;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * One round of benchmarks, each in a process of its own.
 *
 * @param include regular expression that finds the benchmarks
 * @param parameters values of parameters; each value is run of those that are not named
 * @param iterations how often is warmed up and then measured
 * @param iteration how long one of these takes
 */
record BenchmarkRun(String include, Map<String, List<String>> parameters, int iterations, Duration iteration) {

	private static final String BYTES = "gc.alloc.rate.norm";

	/**
	 * Runs the benchmarks and adds what was measured.
	 */
	void into(Measurements measurements) throws RunnerException {
		ChainedOptionsBuilder options = new OptionsBuilder().include(this.include)
			.forks(1)
			.warmupIterations(this.iterations)
			.warmupTime(TimeValue.milliseconds(this.iteration.toMillis()))
			.measurementIterations(this.iterations)
			.measurementTime(TimeValue.milliseconds(this.iteration.toMillis()))
			.timeUnit(TimeUnit.MICROSECONDS)
			.addProfiler(GCProfiler.class)
			.verbosity(VerboseMode.SILENT)
			.shouldFailOnError(true);
		this.parameters.forEach((name, values) -> options.param(name, values.toArray(String[]::new)));
		for (RunResult result : new Runner(options.build()).run()) {
			measurements.add(id(result.getParams()), measurement(result));
		}
	}

	private static BenchmarkId id(BenchmarkParams params) {
		String name = params.getBenchmark();
		int method = name.lastIndexOf('.');
		String type = name.substring(name.lastIndexOf('.', method - 1) + 1, method);
		Map<String, String> parameters = new HashMap<>();
		params.getParamsKeys().forEach((key) -> parameters.put(key, params.getParam(key)));
		return new BenchmarkId(type, name.substring(method + 1), parameters);
	}

	private static Measurement measurement(RunResult result) {
		Result<?> bytes = result.getSecondaryResults().get(BYTES);
		return new Measurement(result.getPrimaryResult().getScore(), (bytes != null) ? bytes.getScore() : 0);
	}

}
