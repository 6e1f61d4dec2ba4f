package io.github.toolrepair.envelope;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class OpenContainersTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			''           | ''
			{            | }
			{"a":[[{     | }]]}
			{"a":[1],"b" | }
			{}           | ''
			[{},[        | ]]
			{"a":[],"b":{ | }}
			"{[          | ''
			{"\\"{       | }
			{"a":"}"     | }
			""", quoteCharacter = '\'')
	void closersAreThoseOfOpenContainersInnermostFirst(String text, String closers) {
		OpenContainers open = OpenContainers.of(text);
		assertThat(open.closers()).isEqualTo(closers);
		assertThat(open.depth()).isEqualTo(closers.length());
		assertThat(open.mismatched()).isFalse();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{]   | true
			[}   | true
			}    | true
			{}]  | true
			{"]" | false
			[{}] | false
			""", quoteCharacter = '\'')
	void closerOfAnotherContainerIsAMismatch(String text, boolean mismatched) {
		assertThat(OpenContainers.of(text).mismatched()).isEqualTo(mismatched);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"a        | true  | false
			{"a\\      | true  | true
			{"a\\\\    | true  | false
			{"a\\"     | true  | false
			{"a\\\\"   | false | false
			{"a"       | false | false
			{\\        | false | false
			""", quoteCharacter = '\'')
	void openStringAndEscapeAreSeen(String text, boolean inString, boolean inEscape) {
		OpenContainers open = OpenContainers.of(text);
		assertThat(open.inString()).isEqualTo(inString);
		assertThat(open.inEscape()).isEqualTo(inEscape);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{         | true
			{"a":[    | true
			'{"a":[ ' | true
			{"a":1    | false
			{"a":{}   | false
			{"a":[1,  | false
			{"        | false
			""", quoteCharacter = '\'')
	void innermostContainerIsEmptyRightBehindItsOpener(String text, boolean empty) {
		assertThat(OpenContainers.of(text).innermostIsEmpty()).isEqualTo(empty);
	}

}
