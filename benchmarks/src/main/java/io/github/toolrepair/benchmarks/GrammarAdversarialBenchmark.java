package io.github.toolrepair.benchmarks;

import java.util.concurrent.TimeUnit;

import io.github.toolrepair.GrammarRecovery;
import io.github.toolrepair.grammar.GrammarMessage;
import io.github.toolrepair.grammar.GrammarResult;
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
 * Patterns that take other recognisers a time that grows with the square of the text: of
 * each size twice the one before, the time must be about twice that of the one before.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
public class GrammarAdversarialBenchmark {

	@Param({ "NEWLINES", "BLANK_LINES", "BACK_TICKS", "FENCES", "BARE_JSON", "PYTHON_CALL", "BRACES", "NESTED_OPENERS",
			"TOOL_CALL", "FUNCTION", "PARAMETER", "INVOKE", "DSML", "TOOL_CALLS", "ARG_KEY", "PYTHON_TAG", "KIMI",
			"DEEPSEEK", "HARMONY", "GEMMA", "MINIMAX", "THINK", "QUOTES" })
	private Pattern pattern = Pattern.NEWLINES;

	@Param({ "32768", "65536", "131072", "262144" })
	private int length;

	private final GrammarRecovery recovery = GrammarTexts.recovery();

	private GrammarMessage message = GrammarTexts.message("");

	@Setup
	public void prepare() {
		this.message = GrammarTexts.message(GrammarTexts.repeated(this.pattern.text, this.length));
	}

	@Benchmark
	public GrammarResult recover() {
		return this.recovery.recover(this.message);
	}

	/**
	 * What the text consists of.
	 */
	public enum Pattern {

		/** Line breaks. */
		NEWLINES("\n"),

		/** Lines of blanks. */
		BLANK_LINES("\n    "),

		/** Back-ticks in runs of growing length. */
		BACK_TICKS("` `` ``` "),

		/** Opening fences. */
		FENCES("```\n~~~\n"),

		/** Beginnings of calls in JSON. */
		BARE_JSON("[{\"name\":"),

		/** Beginnings of calls in Python. */
		PYTHON_CALL("f("),

		/** Openers of objects and lists. */
		BRACES("{["),

		/** Openers in openers. */
		NESTED_OPENERS("<tool_calls><tool_call><function=get_weather><parameter=city>"),

		/** Openers of Hermes. */
		TOOL_CALL("<tool_call>{\"name\": \"get_weather\", "),

		/** Openers of Qwen. */
		FUNCTION("<function=get_weather>"),

		/** An endless call of Qwen. */
		PARAMETER("<parameter=city>x</parameter>\n<function=get_weather>\n"),

		/** Openers of MiniMax M2 and of Claude. */
		INVOKE("<invoke name=\"get_weather\"><parameter name=\"city\">"),

		/** Openers of DeepSeek V3.2. */
		DSML("<\uff5cDSML\uff5cinvoke name=\"get_weather\">"),

		/** Openers of Mistral. */
		TOOL_CALLS("[TOOL_CALLS]get_weather[ARGS]{"),

		/** Openers of GLM. */
		ARG_KEY("<tool_call>get_weather<arg_key>city</arg_key><arg_value>"),

		/** Openers of Llama. */
		PYTHON_TAG("<|python_tag|>{\"name\": \"get_weather\", "),

		/** Openers of Kimi. */
		KIMI("<|tool_calls_section_begin|><|tool_call_begin|>functions.get_weather:0<|tool_call_argument_begin|>{"),

		/** Openers of DeepSeek V3. */
		DEEPSEEK("<\uff5ctool\u2581calls\u2581begin\uff5c><\uff5ctool\u2581call\u2581begin\uff5c>get_weather"),

		/** Headers of gpt-oss. */
		HARMONY("<|start|>assistant<|channel|>commentary to=functions.get_weather <|message|>{"),

		/** Openers of Gemma. */
		GEMMA("<|tool_call>call:get_weather{city:<|\"|>"),

		/** Openers of MiniMax M3. */
		MINIMAX("]<]minimax[>[<tool_call>]<]minimax[>[<invoke name=\"get_weather\">"),

		/** Openers of reasoning. */
		THINK("<think>"),

		/** Quotation marks. */
		QUOTES("\"<tool_call>{\"");

		private final String text;

		Pattern(String text) {
			this.text = text;
		}

	}

}
