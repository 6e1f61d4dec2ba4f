package io.github.toolrepair.preprocess;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.Selector;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class AliasPresetsTests {

	@Test
	void presetsAreThoseOfTheDocumentation() {
		assertThat(AliasPresets.all()).containsOnlyKeys("command", "content", "new-text", "old-text", "path",
				"pattern");
	}

	@Test
	void noNameStandsTwice() {
		List<String> names = new ArrayList<>();
		AliasPresets.all().values().forEach(names::addAll);
		assertThat(names).doesNotHaveDuplicates();
	}

	@Test
	void namesOfAPresetStandInItsPlaceWithoutTheParametersOwn() {
		assertThat(names("/edits/*/file_path", "uri", "preset:path", "path")).startsWith("uri", "path", "filePath")
			.doesNotContain("file_path")
			.doesNotHaveDuplicates();
	}

	@Test
	void namesWithoutAPresetStayAsTheyAre() {
		assertThat(names("/path", "path", "file")).containsExactly("path", "file");
	}

	@Test
	void unknownPresetIsRefused() {
		assertThatExceptionOfType(RepairConfigurationException.class).isThrownBy(() -> names("/path", "preset:paths"))
			.withMessageContaining("'paths'")
			.withMessageContaining("command, content, new-text, old-text, path, pattern");
	}

	private static List<String> names(String selector, String... values) {
		return AliasPresets.names(new PreprocessorDefinition("alias", Selector.parse(selector), List.of(values)));
	}

}
