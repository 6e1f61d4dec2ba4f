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
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Small calls with faults through the pipeline, against what parsing and validating cost
 * if the model had sent the call right.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class RepairBenchmark {

	/** What is wrong with the call. */
	@Param
	private Fault fault = Fault.NUMBER_AS_TEXT;

	private final RepairPipeline pipeline = RepairPipeline.builder().build();

	private final Floor floor = new Floor(WeatherTool.SCHEMA);

	private RepairRequest request = RepairRequest.of(WeatherTool.contract(), "{}");

	/**
	 * Takes the arguments with the fault.
	 */
	@Setup
	public void prepare() {
		this.request = RepairRequest.of(WeatherTool.contract(), this.fault.arguments);
		if (this.pipeline.repair(this.request).isExecutable() == (this.fault == Fault.WRONG_VALUES)) {
			throw new IllegalStateException("Another outcome than expected");
		}
	}

	/**
	 * Parses and validates the call as it should have been.
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

	/**
	 * Faults of a small call.
	 */
	public enum Fault {

		/** Conversion alone. */
		NUMBER_AS_TEXT("""
				{"city":"Lisbon","days":"3","unit":"CELSIUS","include":["wind","rain"]}"""),

		/** Another name, a null for an optional parameter, and a list as text. */
		ALIAS_NULL_AND_LIST_AS_TEXT("""
				{"town":"Lisbon","days":3,"unit":null,"include":"[\\"wind\\",\\"rain\\"]"}"""),

		/** No JSON, but read in one way. */
		LENIENT_TEXT("""
				{'city': 'Lisbon', days: 3, 'unit': 'CELSIUS', 'include': ['wind', 'rain'],}"""),

		/** Refused, with a message for the model. */
		WRONG_VALUES("""
				{"city":"Lisbon","days":5.7,"unit":"KELVIN","include":["wind",null]}""");

		private final String arguments;

		Fault(String arguments) {
			this.arguments = arguments;
		}

	}

}
