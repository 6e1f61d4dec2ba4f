package io.github.toolrepair.json;

import io.github.toolrepair.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class JsonDepthTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			5                | 0
			[]               | 1
			{}               | 1
			{"a":1}          | 1
			[[],[[]],{}]     | 3
			{"a":{"b":[1]}}  | 3
			""", quoteCharacter = '\'')
	void exceedsEachLimitBelowItsDepth(String json, int depth) {
		assertThat(JsonDepth.exceeds(Json.read(json), depth)).isFalse();
		assertThat(JsonDepth.exceeds(Json.read(json), depth - 1)).isEqualTo(depth > 0);
	}

}
