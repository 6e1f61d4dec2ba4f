package io.github.toolrepair.model;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ToolNameFormTests {

	@ParameterizedTest
	@CsvSource({ "readFile, readfile", "READ_FILE, readfile", "read-file, readfile", "' functions.Read ', read",
			"tool.read, read", "'-', ''", "a.b, a.b" })
	void formLeavesOutWhatSpellingsDifferIn(String name, String value) {
		assertThat(ToolNameForm.of(name).value()).isEqualTo(value);
	}

}
