package io.github.toolrepair.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;

import io.github.toolrepair.spring.tool.RepairingToolCallback;
import io.github.toolrepair.spring.tool.ToolCallRepairer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import org.springframework.ai.tool.ToolCallback;

/**
 * A valid small call of a tool's callback from one end to the other, against the bare
 * callback, which validates nothing.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ToolCallbackBenchmark {

	private final ToolCallback bare = WeatherCallbacks.weather();

	private final ToolCallRepairer repairer = WeatherCallbacks.repairer(List.of());

	private final ToolCallback repairing = new RepairingToolCallback(this.bare, () -> this.repairer);

	/**
	 * The callback as Spring AI makes it.
	 */
	@Benchmark
	public String floor() {
		return this.bare.call(WeatherTool.ARGUMENTS);
	}

	/**
	 * The callback behind the one that repairs.
	 */
	@Benchmark
	public String repair() {
		return this.repairing.call(WeatherTool.ARGUMENTS);
	}

}
