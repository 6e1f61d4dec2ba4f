package io.github.toolrepair.model;

import io.github.toolrepair.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.MissingNode;

import static org.assertj.core.api.Assertions.assertThat;

class JsonKindTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{}     | object
			[]     | array
			"a"    | string
			5      | integer
			1e3    | number
			5.0    | number
			true   | boolean
			null   | null
			99999999999999999999 | integer
			""", quoteCharacter = '\'')
	void ofNamesKindsAsJsonSchemaDoes(String json, String id) {
		assertThat(JsonKind.of(Json.read(json)).id()).isEqualTo(id);
	}

	@Test
	void ofNoValueIsMissing() {
		assertThat(JsonKind.of(MissingNode.getInstance())).isEqualTo(JsonKind.MISSING);
	}

}
