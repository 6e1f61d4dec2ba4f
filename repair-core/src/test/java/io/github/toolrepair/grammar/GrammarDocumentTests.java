package io.github.toolrepair.grammar;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import io.github.toolrepair.GrammarRecovery;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.GrammarPolicy;
import io.github.toolrepair.model.ToolContract;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Holds {@code docs/grammar-families.md} complete, and what it says true.
 */
class GrammarDocumentTests {

	private static final JsonMapper JSON = JsonMapper.shared();

	private static final String SECTION = "\n### `";

	private static final GrammarRecovery RECOVERY = new GrammarRecovery(GrammarPolicy.defaults()
		.withMode(GrammarMode.RECOVER)
		.withEnabledFamilies(Set.copyOf(GrammarFamilies.ids())));

	@Test
	void documentHasEachFamilyOnceInTheirOrder() throws IOException {
		assertThat(sections().stream().map(Section::family)).isEqualTo(GrammarFamilies.ids());
		assertThat(rows()).extracting(GrammarDocumentTests::family).isEqualTo(GrammarFamilies.ids());
	}

	@Test
	void tableSaysWhichFamiliesAreOnByDefault() throws IOException {
		assertThat(rows()).filteredOn((row) -> row.endsWith("| on |"))
			.extracting(GrammarDocumentTests::family)
			.isEqualTo(GrammarFamilies.defaultIds());
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("sections")
	void exampleIsRecoveredAsTheDocumentSays(Section section) throws IOException {
		GrammarMessage message = new GrammarMessage(GrammarContext.of(tools()), section.text(), "stop", false);
		GrammarResult result = RECOVERY.recover(message);
		ArrayNode calls = JsonNodeFactory.instance.arrayNode();
		result.calls()
			.forEach((call) -> calls.addObject()
				.put("name", call.name())
				.set("arguments", JSON.readTree(call.arguments())));
		if (section.calls().isEmpty()) {
			assertThat(result.text()).isEqualTo(section.result());
		}
		assertThat(calls).isEqualTo(section.calls());
		assertThat(result.changed()).isEqualTo(!result.text().equals(section.text()));
		assertThat(result.observations()).extracting(GrammarObservation::family).containsOnly(section.family());
	}

	static List<Section> sections() throws IOException {
		String[] parts = document().split(SECTION, -1);
		return Stream.of(parts).skip(1).map(Section::of).toList();
	}

	private static String family(String row) {
		return row.split("`", -1)[1];
	}

	private static List<String> rows() throws IOException {
		return document().lines().filter((line) -> line.startsWith("| [`")).toList();
	}

	private static List<ToolContract> tools() throws IOException {
		List<ToolContract> tools = new ArrayList<>();
		String families = document().split("\n## The families\n", -1)[1];
		for (JsonNode tool : JSON.readTree(blocks(families).get(0))) {
			tools.add(ToolContract.of(tool.path("name").stringValue(), tool.path("inputSchema").toString()));
		}
		return tools;
	}

	private static String document() throws IOException {
		return Files.readString(Path.of("../docs/grammar-families.md"));
	}

	/**
	 * Contents of the fenced blocks, in their order.
	 */
	private static List<String> blocks(String markdown) {
		List<String> blocks = new ArrayList<>();
		List<String> block = null;
		String fence = "";
		for (String line : markdown.lines().toList()) {
			if (block == null && line.startsWith("```")) {
				fence = line.replaceAll("[^`]", "");
				block = new ArrayList<>();
			}
			else if (block != null && line.equals(fence)) {
				blocks.add(String.join("\n", block));
				block = null;
			}
			else if (block != null) {
				block.add(line);
			}
		}
		return blocks;
	}

	/**
	 * Section of one family.
	 *
	 * @param family its ID
	 * @param text the example
	 * @param result what the document says that comes of it
	 */
	record Section(String family, String text, String result) {

		static Section of(String markdown) {
			List<String> blocks = blocks(markdown);
			assertThat(blocks).hasSize(2);
			return new Section(markdown.substring(0, markdown.indexOf('`')), blocks.get(0), blocks.get(1));
		}

		JsonNode calls() {
			return this.result.startsWith("[{") ? JSON.readTree(this.result) : JsonNodeFactory.instance.arrayNode();
		}

		@Override
		public String toString() {
			return this.family;
		}

	}

}
