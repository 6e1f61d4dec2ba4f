package io.github.toolrepair.grammar;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import io.github.toolrepair.GrammarRecovery;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.GrammarPolicy;
import io.github.toolrepair.model.ToolContract;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Texts that only talk about calls: nothing in them may run, and nothing may be missing
 * in what a person reads.
 */
class GrammarFalsePositiveTests {

	private static final GrammarRecovery RECOVERY = new GrammarRecovery(
			GrammarPolicy.defaults().withMode(GrammarMode.RECOVER));

	/**
	 * The tools that the texts talk about, so that only the texts keep them from running.
	 */
	private static final GrammarContext CONTEXT = GrammarContext.of(List.of(
			tool("get_weather", "\"city\":{\"type\":\"string\"},\"days\":{\"type\":\"integer\"}", "city"),
			tool("run_shell", "\"command\":{\"type\":\"string\"}", "command"),
			tool("read_file", "\"path\":{\"type\":\"string\"}", "path"),
			tool("write_file", "\"path\":{\"type\":\"string\"},\"content\":{\"type\":\"string\"}", "path"),
			tool("search_docs", "\"query\":{\"type\":\"string\"}", "query"),
			ToolContract.of("list_jobs", "{\"type\":\"object\",\"properties\":{},\"additionalProperties\":false}")));

	@ParameterizedTest(name = "{0}")
	@MethodSource("texts")
	void textThatTalksAboutCallsStaysAsItIs(String name, String text) {
		GrammarResult result = RECOVERY.recover(new GrammarMessage(CONTEXT, text, "stop", false));
		assertThat(result.calls()).isEmpty();
		assertThat(result.text()).isSameAs(text);
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("texts")
	void streamedTextThatTalksAboutCallsStaysAsItIs(String name, String text) {
		GrammarStream stream = RECOVERY.stream(CONTEXT);
		StringBuilder released = new StringBuilder();
		text.chars().forEach((character) -> released.append(stream.accept(Character.toString(character))));
		GrammarResult result = stream.finish("stop", false);
		assertThat(result.calls()).isEmpty();
		assertThat(released.append(result.text())).hasToString(text);
	}

	static Stream<String[]> texts() throws IOException {
		try (Stream<Path> files = Files.list(Path.of("src/test/resources/grammar/false-positives"))) {
			List<Path> texts = files.sorted().toList();
			assertThat(texts).hasSizeGreaterThanOrEqualTo(60);
			return texts.stream()
				.map((file) -> new String[] { file.getFileName().toString(), read(file) })
				.toList()
				.stream();
		}
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static ToolContract tool(String name, String properties, String required) {
		return ToolContract.of(name, "{\"type\":\"object\",\"properties\":{" + properties + "},\"required\":[\""
				+ required + "\"],\"additionalProperties\":false}");
	}

}
