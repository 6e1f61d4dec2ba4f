package io.github.toolrepair.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import io.github.toolrepair.GrammarRecovery;
import io.github.toolrepair.grammar.GrammarStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * One chunk of a streamed text behind texts of several lengths: what came before must not
 * matter.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 50)
@Measurement(iterations = 50)
@Fork(1)
public class GrammarStreamBenchmark {

	private static final int CHUNKS = 1_000;

	private static final int CHUNK_LENGTH = 8;

	@Param({ "0", "65536", "262144", "1048576" })
	private int position;

	private final GrammarRecovery recovery = GrammarTexts.recovery();

	private final List<String> chunks = new ArrayList<>();

	private GrammarStream stream = this.recovery.stream(GrammarTexts.context());

	@Setup
	public void cutChunks() {
		String text = GrammarTexts.prose(CHUNKS * CHUNK_LENGTH);
		for (int i = 0; i < CHUNKS; i++) {
			this.chunks.add(text.substring(i * CHUNK_LENGTH, (i + 1) * CHUNK_LENGTH));
		}
	}

	@Setup(Level.Invocation)
	public void streamUpToThePosition() {
		this.stream = this.recovery.stream(GrammarTexts.context());
		for (int i = 0; i < this.position / CHUNK_LENGTH; i++) {
			this.stream.accept(this.chunks.get(i % CHUNKS));
		}
	}

	@Benchmark
	@OperationsPerInvocation(CHUNKS)
	public void accept(Blackhole blackhole) {
		for (String chunk : this.chunks) {
			blackhole.consume(this.stream.accept(chunk));
		}
	}

}
