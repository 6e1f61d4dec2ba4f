package io.github.toolrepair.benchmarks;

import java.util.concurrent.TimeUnit;

import com.networknt.schema.Schema;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.schema.StrictValidator;
import io.github.toolrepair.schema.ToolSchema;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A tool's schema, when its first call comes and when a later one comes.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class SchemaBenchmark {

	private final ToolContract contract = WeatherTool.contract();

	private final StrictValidator validator = new StrictValidator();

	/**
	 * Compiled by networknt alone.
	 */
	@Benchmark
	public Schema floor() {
		return Floor.compile(WeatherTool.SCHEMA);
	}

	/**
	 * Compiled for the pipeline.
	 */
	@Benchmark
	public @Nullable ToolSchema compile() {
		return new StrictValidator().schemaOf(this.contract);
	}

	/**
	 * Taken from the cache.
	 */
	@Benchmark
	public @Nullable ToolSchema cacheHit() {
		return this.validator.schemaOf(this.contract);
	}

}
