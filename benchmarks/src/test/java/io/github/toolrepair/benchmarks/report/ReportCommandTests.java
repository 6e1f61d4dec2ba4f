package io.github.toolrepair.benchmarks.report;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ReportCommandTests {

	private final ByteArrayOutputStream report = new ByteArrayOutputStream();

	private final ByteArrayOutputStream messages = new ByteArrayOutputStream();

	private final ReportCommand command = new ReportCommand(print(this.report), print(this.messages));

	@Test
	void wrongArgumentsAreAnsweredWithTheUsage() {
		assertThat(this.command.run(List.of("--brief"))).isEqualTo(ReportCommand.UNUSABLE);
		assertThat(this.messages.toString(StandardCharsets.UTF_8)).startsWith("Usage: report [--short]");
		assertThat(this.report.size()).isZero();
	}

	private static PrintStream print(ByteArrayOutputStream stream) {
		return new PrintStream(stream, true, StandardCharsets.UTF_8);
	}

}
