package io.github.toolrepair.envelope;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class ObjectRegionsTests {

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			a {"b":1} c           ; {"b":1}
			{"a":{"b":"}"}}{'c'}  ; {"a":{"b":"}"}} {'c'}
			{'a':'}'}             ; {'a':'}'}
			x                     ;
			}{}                   ; {}
			""", quoteCharacter = '~')
	void regionsAreTheOutermostObjects(String text, String expected) {
		ObjectRegions regions = ObjectRegions.of(text);
		List<String> found = new ArrayList<>();
		for (int i = 0; i < regions.size(); i++) {
			found.add(text.substring(regions.start(i), regions.end(i)));
		}
		assertThat(String.join(" ", found)).isEqualTo((expected != null) ? expected : "");
		assertThat(regions.isUnfinished()).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "{", "{} {\"a\":{}", "{\"a\":\"}" })
	void objectWithoutAnEndIsUnfinished(String text) {
		assertThat(ObjectRegions.of(text).isUnfinished()).isTrue();
	}

}
