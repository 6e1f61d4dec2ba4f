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
 * An assistant's text without calls and one with five, against the floor: one pass of
 * {@link String#indexOf(int)} for each character with which a marker may begin. Run it
 * with {@code -prof gc}: what a text without calls allocates must not grow with it.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class GrammarTextBenchmark {

	private static final int[] MARKER_STARTS = { '<', '[', ']', '{', '`', '~', '>', '\n' };

	@Param({ "10240", "204800" })
	private int length;

	private final GrammarRecovery recovery = GrammarTexts.recovery();

	private String text = "";

	private GrammarMessage prose = GrammarTexts.message("");

	private GrammarMessage leaks = GrammarTexts.message("");

	@Setup
	public void prepare() {
		this.text = GrammarTexts.prose(this.length);
		this.prose = GrammarTexts.message(this.text);
		this.leaks = GrammarTexts.message(GrammarTexts.withLeaks(this.length));
		int promoted = this.recovery.recover(this.leaks).calls().size();
		if (promoted != 5 || this.recovery.recover(this.prose).changed()) {
			throw new IllegalStateException(promoted + " calls found in the text with five");
		}
	}

	/**
	 * One pass for each marker class, nothing else.
	 */
	@Benchmark
	public int floor() {
		int found = 0;
		for (int start : MARKER_STARTS) {
			for (int at = this.text.indexOf(start); at >= 0; at = this.text.indexOf(start, at + 1)) {
				found++;
			}
		}
		return found;
	}

	/**
	 * Text without calls.
	 */
	@Benchmark
	public GrammarResult withoutLeaks() {
		return this.recovery.recover(this.prose);
	}

	/**
	 * Text with five calls.
	 */
	@Benchmark
	public GrammarResult withFiveLeaks() {
		return this.recovery.recover(this.leaks);
	}

}
