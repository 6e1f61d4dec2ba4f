package io.github.toolrepair.benchmarks.conformance;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Runs each case of a JSON Lines file and writes one line for each, in the same order:
 * the answer of a {@link ConformanceCase}, or <code>{"id","error"}</code> where a case
 * could not be run. Ends with a line that says how many were as expected.
 */
public final class ConformanceCommand {

	/** Every case ran; with {@code --strict} also: every one was as expected. */
	static final int DONE = 0;

	/** Only with {@code --strict}: not every case was as expected. */
	static final int NOT_AS_EXPECTED = 1;

	/** The command could not do its work. */
	static final int UNUSABLE = 2;

	private static final String USAGE = "Usage: conformance [--strict] FILE";

	private final PrintStream results;

	private final PrintStream messages;

	/**
	 * Command that writes there.
	 * @param results where the lines of the cases go
	 * @param messages where everything else goes
	 */
	public ConformanceCommand(PrintStream results, PrintStream messages) {
		this.results = results;
		this.messages = messages;
	}

	/**
	 * Runs the file that the arguments name.
	 * @return exit code: 0, or 1 for {@code --strict} and a case that is not as expected,
	 * or 2 for wrong arguments and for a file without cases or that can't be read
	 */
	public int run(List<String> arguments) {
		boolean strict = arguments.contains("--strict");
		List<String> files = arguments.stream().filter((argument) -> !argument.startsWith("--")).toList();
		if (files.size() != 1 || arguments.size() != (strict ? 2 : 1)) {
			this.messages.println(USAGE);
			return UNUSABLE;
		}
		List<String> unexpected = new ArrayList<>();
		int count;
		try (BufferedReader lines = Files.newBufferedReader(Path.of(files.get(0)))) {
			count = run(lines, unexpected);
		}
		catch (IOException ex) {
			this.messages.println("Can't read " + files.get(0) + " (" + ex + ")");
			return UNUSABLE;
		}
		if (count == 0) {
			this.messages.println("No case in " + files.get(0));
			return UNUSABLE;
		}
		if (strict) {
			unexpected.forEach((id) -> this.messages.println("Not as expected: " + id));
		}
		this.messages.println(count + " cases, " + (count - unexpected.size()) + " as expected");
		return (strict && !unexpected.isEmpty()) ? NOT_AS_EXPECTED : DONE;
	}

	private int run(BufferedReader lines, List<String> unexpected) throws IOException {
		int count = 0;
		int number = 0;
		for (String line = lines.readLine(); line != null; line = lines.readLine()) {
			number++;
			if (!line.isBlank()) {
				count++;
				String failed = run(line, "line " + number);
				if (failed != null) {
					unexpected.add(failed);
				}
			}
		}
		return count;
	}

	/**
	 * Runs one case.
	 * @return the ID of the case if it is not as expected; null if it is
	 */
	private @Nullable String run(String line, String placeholder) {
		String id = placeholder;
		try {
			JsonNode tree = ConformanceJson.read(line);
			id = tree.path("id").asString(placeholder);
			ConformanceAnswer answer = ConformanceCase.from(tree).run();
			write(answer.line());
			return answer.asExpected() ? null : id;
		}
		catch (RuntimeException | StackOverflowError ex) {
			write(ConformanceJson.line(id).put("error", ex.toString()));
			return id;
		}
	}

	private void write(ObjectNode line) {
		this.results.println(ConformanceJson.write(line));
	}

}
