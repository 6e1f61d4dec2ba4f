package io.github.toolrepair.benchmarks;

import java.util.concurrent.TimeUnit;

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

/**
 * Arguments of each kind in growing sizes. The budget is linear time: twice the size
 * takes at most twice the time, give or take a fifth, also for text that is made to be
 * slow.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class ArgumentSizeBenchmark {

	private static final String SCHEMA = """
			{"type":"object","additionalProperties":false,"properties":{"a":{"type":"string"},
			"list":{"type":"array","items":{"type":"integer"}},
			"union":{"type":"array","items":{"anyOf":[
			{"type":"object","required":["x"],"properties":{"x":{"type":"integer"}},"additionalProperties":false},
			{"type":"object","required":["y"],"properties":{"y":{"type":"string"}},"additionalProperties":false}]}}}}""";

	/** What the arguments hold. */
	@Param
	private Content content = Content.VALID_TEXT;

	/** About so many times two hundred characters. */
	@Param({ "128", "256", "512", "1024" })
	private int size;

	private final RepairPipeline pipeline = RepairPipeline.builder().build();

	private RepairRequest request = RepairRequest.of(ToolContract.of("tool", SCHEMA), "{}");

	/**
	 * Makes the arguments.
	 */
	@Setup
	public void makeArguments() {
		this.request = RepairRequest.of(ToolContract.of("tool", SCHEMA), this.content.arguments(this.size));
	}

	/**
	 * The whole pipeline.
	 */
	@Benchmark
	public RepairResult repair() {
		return this.pipeline.repair(this.request);
	}

	/**
	 * Kinds of arguments, about two hundred characters for each unit of size.
	 */
	public enum Content {

		/** Valid text in one parameter. */
		VALID_TEXT,

		/** Valid numbers. */
		VALID_LIST,

		/** Valid objects, each of one of two kinds. */
		VALID_UNION,

		/** Openers alone. */
		BRACES,

		/** Openers alone. */
		BRACKETS,

		/** Opened and closed, in turn. */
		EMPTY_OBJECTS,

		/** Quotes alone. */
		QUOTES,

		/** Quotes alone. */
		SINGLE_QUOTES,

		/** Backslashes alone. */
		BACKSLASHES,

		/** Backticks alone. */
		BACKTICKS,

		/** Commas alone. */
		COMMAS,

		/** Blanks alone. */
		BLANKS,

		/** Objects that never end. */
		OPEN_OBJECTS,

		/** Quotes inside a value. */
		INNER_QUOTES,

		/** Backslashes that can only be meant so. */
		LITERAL_BACKSLASHES,

		/** Line breaks in a value. */
		RAW_LINES,

		/** Parameters that hold null and are not declared. */
		NULLS,

		/** A list sent as text. */
		STRINGIFIED_LIST,

		/** Numbers sent as text. */
		NUMBERS_AS_TEXT,

		/** Items that nothing repairs. */
		WRONG_ITEMS,

		/** Objects that fit no branch as they are. */
		NULLS_IN_UNIONS,

		/** Objects that fit no branch. */
		WRONG_UNIONS;

		String arguments(int times) {
			return switch (this) {
				case VALID_TEXT -> "{\"a\":\"" + "word ".repeat(40 * times) + "\"}";
				case VALID_LIST -> "{\"list\":[" + "12345,".repeat(35 * times) + "0]}";
				case VALID_UNION -> "{\"union\":[" + "{\"x\":1},{\"y\":\"z\"},".repeat(12 * times) + "{\"x\":1}]}";
				case BRACES -> "{".repeat(200 * times);
				case BRACKETS -> "[".repeat(200 * times);
				case EMPTY_OBJECTS -> "{}".repeat(100 * times);
				case QUOTES -> "\"".repeat(200 * times);
				case SINGLE_QUOTES -> "'".repeat(200 * times);
				case BACKSLASHES -> "\\".repeat(200 * times);
				case BACKTICKS -> "`".repeat(200 * times);
				case COMMAS -> ",".repeat(200 * times);
				case BLANKS -> " ".repeat(200 * times);
				case OPEN_OBJECTS -> "{\"a\":\"b\" ".repeat(22 * times);
				case INNER_QUOTES -> "{\"a\":\"" + "say \"so\" ".repeat(22 * times) + "\"}";
				case LITERAL_BACKSLASHES -> "{\"a\":\"" + "\\d\\w ".repeat(40 * times) + "\"}";
				case RAW_LINES -> "{\"a\":\"" + "line\n".repeat(40 * times) + "\"}";
				case NULLS -> nulls(15 * times);
				case STRINGIFIED_LIST -> "{\"list\":\"[" + "12345,".repeat(35 * times) + "0]\"}";
				case NUMBERS_AS_TEXT -> "{\"list\":[" + "\"123\",".repeat(35 * times) + "\"0\"]}";
				case WRONG_ITEMS -> "{\"list\":[" + "\"abc\",".repeat(35 * times) + "\"x\"]}";
				case NULLS_IN_UNIONS -> "{\"union\":[" + "{\"x\":1,\"y\":null},".repeat(12 * times) + "{\"x\":1}]}";
				case WRONG_UNIONS -> "{\"union\":[" + "{\"z\":1},".repeat(25 * times) + "{\"x\":1}]}";
			};
		}

		private static String nulls(int number) {
			StringBuilder nulls = new StringBuilder("{\"a\":\"b\"");
			for (int i = 0; i < number; i++) {
				nulls.append(",\"n").append(i).append("\":null");
			}
			return nulls.append('}').toString();
		}

	}

}
