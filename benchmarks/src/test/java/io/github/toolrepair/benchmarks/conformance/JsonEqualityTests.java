package io.github.toolrepair.benchmarks.conformance;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class JsonEqualityTests {

	private final JsonMapper mapper = JsonMapper.builder()
		.enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
		.build();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			5                    | 5.0
			1e3                  | 1000
			0.1                  | 0.10
			12345678901234567890 | 1.2345678901234567890e19
			{"a":1,"b":[2]}      | {"b":[2.0],"a":1}
			[null,true,"x"]      | [null,true,"x"]
			""")
	void isSameWhenBothMeanTheSame(String left, String right) {
		assertThat(isSame(left, right)).isTrue();
		assertThat(isSame(right, left)).isTrue();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			5                    | "5"
			0.1                  | 0.10000000000000001
			12345678901234567890 | 12345678901234567891
			{"a":null}           | {}
			{"a":null}           | {"b":null}
			[1,2]                | [2,1]
			[1]                  | [1,1]
			{}                   | []
			null                 | false
			""")
	void isNotSameWhenSomethingDiffers(String left, String right) {
		assertThat(isSame(left, right)).isFalse();
		assertThat(isSame(right, left)).isFalse();
	}

	private boolean isSame(String left, String right) {
		return JsonEquality.isSame(this.mapper.readTree(left), this.mapper.readTree(right));
	}

}
