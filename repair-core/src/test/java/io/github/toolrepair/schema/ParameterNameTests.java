package io.github.toolrepair.schema;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class ParameterNameTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			path                   | path
			"path"                 | path
			'path:'                | path
			path</k>               | path
			<k>path                | path
			<a><b>path</b></a>     | path
			<k> "path" </k>        | path
			pa<k>th                | pa<k>th
			<path                  | <path
			path>                  | path>
			a b                    | a b
			<k>                    | ``
			""", quoteCharacter = '`')
	void cleanTakesAwayWhatStandsAroundTheName(String name, String clean) {
		assertThat(ParameterName.clean(name)).isEqualTo(clean);
	}

	@ParameterizedTest
	@ValueSource(strings = { "<>", "<", ">", " ", "a<>", "<>a", "><", "\"<\">" })
	void cleanOfAHugeNameIsQuick(String part) {
		String name = part.repeat(200_000);
		assertThat(ParameterName.clean(name)).hasSizeLessThanOrEqualTo(name.length());
	}

	@ParameterizedTest
	@CsvSource({ "maxResults, max_results", "Max-Results, maxresults", "max results, MAXRESULTS" })
	void looseIsTheSameInEveryNotation(String name, String other) {
		assertThat(ParameterName.loose(name)).isEqualTo(ParameterName.loose(other));
	}

}
