package io.github.toolrepair.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;

import com.networknt.schema.Error;
import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.RepairRequest;
import io.github.toolrepair.RepairResult;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Valid small calls of one tool by eight threads, which share one pipeline.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
@Threads(8)
public class ConcurrentCallsBenchmark {

	private final RepairPipeline pipeline = RepairPipeline.builder().build();

	private final Floor floor = new Floor(WeatherTool.SCHEMA);

	private final RepairRequest request = RepairRequest.of(WeatherTool.contract(), WeatherTool.ARGUMENTS);

	/**
	 * Parses and validates.
	 */
	@Benchmark
	public List<Error> floor() {
		return this.floor.validate(WeatherTool.ARGUMENTS);
	}

	/**
	 * The whole pipeline.
	 */
	@Benchmark
	public RepairResult repair() {
		return this.pipeline.repair(this.request);
	}

}
