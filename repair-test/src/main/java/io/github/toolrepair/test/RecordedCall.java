package io.github.toolrepair.test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.RepairResult;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A call as a model once made it: one line of a file of JSON Lines, such as
 * {@code {"input":"{\"path\":null}","expect":{"outcome":"unrepairable"}}}.
 *
 * @param line number of the line, from 1
 * @param input the raw arguments
 * @param model model ID; null if unknown
 * @param finishReason why the model stopped; null if unknown
 * @param outcome expected outcome, by its ID; null if it is enough that the call runs
 * @param arguments expected arguments, in the line {@code args}; null if any will do
 */
record RecordedCall(int line, String input, @Nullable String model, @Nullable String finishReason,
		@Nullable String outcome, @Nullable JsonNode arguments) {

	/**
	 * Calls of the file, in its order. Blank lines count for the number only.
	 */
	static List<RecordedCall> readAll(Path file) {
		try {
			List<RecordedCall> calls = new ArrayList<>();
			List<String> lines = Files.readAllLines(file);
			for (int i = 0; i < lines.size(); i++) {
				if (!lines.get(i).isBlank()) {
					calls.add(read(lines.get(i), i + 1));
				}
			}
			return calls;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static RecordedCall read(String text, int line) {
		JsonNode call = Json.read(text);
		if (!call.path("input").isString()) {
			throw new IllegalArgumentException(
					"Line %d of the recorded calls holds no text named 'input'".formatted(line));
		}
		JsonNode expect = call.path("expect");
		return new RecordedCall(line, call.path("input").stringValue(), text(call, "model"), text(call, "finishReason"),
				text(expect, "outcome"), expect.get("args"));
	}

	private static @Nullable String text(JsonNode object, String name) {
		JsonNode value = object.path(name);
		return value.isString() ? value.stringValue() : null;
	}

	/**
	 * Whether the call came out as the line says.
	 */
	boolean isMetBy(RepairResult result) {
		boolean outcomeMet = (this.outcome != null) ? result.outcome().id().equals(this.outcome)
				: result.isExecutable();
		boolean argumentsMet = this.arguments == null
				|| (result.isExecutable() && Json.isSame(Json.read(result.arguments()), this.arguments));
		return outcomeMet && argumentsMet;
	}

}
