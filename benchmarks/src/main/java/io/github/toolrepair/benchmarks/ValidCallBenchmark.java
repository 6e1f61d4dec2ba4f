package io.github.toolrepair.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.networknt.schema.Error;
import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.RepairRequest;
import io.github.toolrepair.RepairResult;
import io.github.toolrepair.model.ToolContract;
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
import tools.jackson.databind.JsonNode;

/**
 * Valid calls through the pipeline, against what parsing and validating alone cost.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ValidCallBenchmark {

	/** The call. */
	@Param
	private ValidCall call = ValidCall.SMALL;

	private final RepairPipeline pipeline = RepairPipeline.builder().build();

	private Floor floor = new Floor(ValidCall.SMALL.schema);

	private String arguments = ValidCall.SMALL.arguments;

	private RepairRequest request = RepairRequest.of(ToolContract.of("tool", ValidCall.SMALL.schema), this.arguments);

	/**
	 * Takes the call's schema and arguments.
	 */
	@Setup
	public void prepare() {
		this.floor = new Floor(this.call.schema);
		this.arguments = this.call.arguments;
		this.request = RepairRequest.of(ToolContract.of("tool", this.call.schema), this.arguments);
	}

	/**
	 * Parses alone.
	 */
	@Benchmark
	public JsonNode parse() {
		return Floor.parse(this.arguments);
	}

	/**
	 * Parses and validates.
	 */
	@Benchmark
	public List<Error> floor() {
		return this.floor.validate(this.arguments);
	}

	/**
	 * The whole pipeline.
	 */
	@Benchmark
	public RepairResult repair() {
		return this.pipeline.repair(this.request);
	}

	/**
	 * Calls that are valid as they are.
	 */
	public enum ValidCall {

		/** Four parameters. */
		SMALL(WeatherTool.SCHEMA, WeatherTool.ARGUMENTS),

		/** Four parameters, one of them a text of 20 KiB. */
		TEXT_OF_20_KIB(WeatherTool.SCHEMA,
				"{\"city\":\"" + "A line with \\\"quotes\\\" in it.\\n".repeat(640) + "\",\"days\":3}"),

		/** Four parameters, one of them a list of 20 KiB. */
		LIST_OF_20_KIB(WeatherTool.SCHEMA,
				"{\"city\":\"Lisbon\",\"days\":3,\"include\":[" + join(1_700, (i) -> "\"item %d\"".formatted(i))
						+ "]}"),

		/** An object with many parameters. */
		FIELDS_100(
				"{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{"
						+ join(100, (i) -> "\"field%d\":{\"type\":\"integer\"}".formatted(i)) + "},\"required\":["
						+ join(100, (i) -> "\"field%d\"".formatted(i)) + "]}",
				"{" + join(100, (i) -> "\"field%d\":%<d".formatted(i)) + "}"),

		/** A list of many objects. */
		ITEMS_1000("""
				{"type":"object","properties":{"edits":{"type":"array","items":{"type":"object",
				"properties":{"path":{"type":"string"},"line":{"type":"integer"}},"required":["path","line"],
				"additionalProperties":false}}},"required":["edits"],"additionalProperties":false}""",
				"{\"edits\":[" + join(1_000, (i) -> "{\"path\":\"a.txt\",\"line\":%d}".formatted(i)) + "]}"),

		/** One object of each of eight kinds. */
		BRANCHES_8(
				"{\"type\":\"object\",\"properties\":{\"shapes\":{\"type\":\"array\",\"items\":{\"anyOf\":["
						+ join(8, (i) -> """
								{"type":"object","properties":{"kind":{"const":"kind%d"},"size":{"type":"integer"}},
								"required":["kind","size"],"additionalProperties":false}""".formatted(i))
						+ "]}}},\"required\":[\"shapes\"]}",
				"{\"shapes\":[" + join(8, (i) -> "{\"kind\":\"kind%d\",\"size\":%<d}".formatted(i)) + "]}");

		private final String schema;

		private final String arguments;

		ValidCall(String schema, String arguments) {
			this.schema = schema;
			this.arguments = arguments;
		}

		private static String join(int number, IntFunction<String> element) {
			return IntStream.range(0, number).mapToObj(element).collect(Collectors.joining(","));
		}

	}

}
