package io.github.toolrepair.json;

import io.github.toolrepair.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class JsonSizeTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '"',
			value = { "1 | 1", "{} | 1", "[1,2] | 3", "{'a':[null,{'b':true}]} | 5" })
	void countsEachValue(String json, long size) {
		assertThat(JsonSize.of(Json.of(json))).isEqualTo(size);
	}

}
