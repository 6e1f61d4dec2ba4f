package io.github.toolrepair.benchmarks;

import java.io.IOException;
import java.util.List;

import io.github.toolrepair.benchmarks.conformance.ConformanceCommand;
import org.openjdk.jmh.Main;

/**
 * Command line of the benchmarks: {@code conformance [--strict] FILE} runs a file of
 * cases, everything else is for JMH.
 */
public final class BenchmarksApplication {

	private BenchmarksApplication() {
	}

	public static void main(String[] args) throws IOException {
		if (args.length > 0 && args[0].equals("conformance")) {
			List<String> arguments = List.of(args).subList(1, args.length);
			System.exit(new ConformanceCommand(System.out, System.err).run(arguments));
		}
		Main.main(args);
	}

}
