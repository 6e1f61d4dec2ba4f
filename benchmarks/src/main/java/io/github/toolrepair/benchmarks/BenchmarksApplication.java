package io.github.toolrepair.benchmarks;

import java.io.IOException;
import java.util.List;

import io.github.toolrepair.benchmarks.conformance.ConformanceCommand;
import io.github.toolrepair.benchmarks.report.ReportCommand;
import org.openjdk.jmh.Main;

/**
 * Command line of the benchmarks: {@code conformance [--strict] FILE} runs a file of
 * cases, {@code report [--short]} compares measurements with the performance budget,
 * everything else is for JMH.
 */
public final class BenchmarksApplication {

	private BenchmarksApplication() {
	}

	public static void main(String[] args) throws IOException {
		String command = (args.length > 0) ? args[0] : "";
		List<String> arguments = List.of(args).subList(Math.min(1, args.length), args.length);
		switch (command) {
			case "conformance" -> System.exit(new ConformanceCommand(System.out, System.err).run(arguments));
			case "report" -> System.exit(new ReportCommand(System.out, System.err).run(arguments));
			default -> Main.main(args);
		}
	}

}
