package io.github.toolrepair.grammar;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class JsonScanTests {

	@ParameterizedTest
	@ValueSource(strings = { "{}", "[]", "[1, -2.5e+3,true , null]", "{\"a\": {\"b\": [[], {}]}}",
			"{\"}\": \"]\\\"\\\\\"}", "[\"line\nbreak\"]", " [ ]" })
	void isCompleteAtTheLastCharacterAndNotBefore(String json) {
		JsonScan scan = new JsonScan();
		for (int i = 0; i < json.length(); i++) {
			assertThat(scan.isComplete()).isFalse();
			assertThat(scan.accept(json.charAt(i))).isTrue();
		}
		assertThat(scan.isComplete()).isTrue();
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', value = { "{a; 1", "[,; 1", "[1 2; 3", "{\"a\"}; 4", "{\"a\":}; 5", "[}; 1", "{]; 1",
			"[1,]; 3", "{\"a\":1,}; 7", "<; 0", "1; 0", "[<; 1", "[\"a\"\"; 4" })
	void refusesAtTheFirstCharacterThatCantFollow(String text, int position) {
		JsonScan scan = new JsonScan();
		for (int i = 0; i < text.length(); i++) {
			assertThat(scan.accept(text.charAt(i))).as("%s", i).isEqualTo(i != position);
			if (i == position) {
				return;
			}
		}
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 256, 257 })
	void followsNestingUpToTheLimit(int depth) {
		JsonScan scan = new JsonScan();
		boolean accepted = true;
		for (int i = 0; i < depth; i++) {
			accepted = scan.accept('[');
		}
		assertThat(accepted).isEqualTo(depth <= JsonScan.DEEPEST);
	}

}
