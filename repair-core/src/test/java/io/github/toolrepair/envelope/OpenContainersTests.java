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
			{         | OPENER
			{"a":[    | OPENER
			`{"a":[ ` | OPENER
			{"a":1    | WORD
			{"a":{}   | CLOSER
			{"a":[1,  | COMMA
			{"a":     | COLON
			{'a       | OPEN_STRING
			{"a"//b   | STRING
			""", quoteCharacter = '`')
	void lastIsTheLastTokenThatCounts(String text, TextScanner.Kind last) {
		assertThat(OpenContainers.of(text).last()).isEqualTo(last);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"a" "b"     | true
			{"a":b "c"   | true
			{"a":{}[     | true
			{"a":'b' c   | true
			{"a":"b",'c' | false
			{"a":/**/"b" | false
			""", quoteCharacter = '`')
	void valuesSideBySideAreAMismatch(String text, boolean mismatched) {
		assertThat(OpenContainers.of(text).mismatched()).isEqualTo(mismatched);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"a"//b      | true
			{"a"/*b*/    | true
			{"a"/*b*/,   | false
			{"a"         | false
			""")
	void commentAtTheEndIsSeen(String text, boolean comment) {
		assertThat(OpenContainers.of(text).endsWithComment()).isEqualTo(comment);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"a      | "
			{'a      | '
			{"a\\\\  | "
			{"a\\    |
			{\u201ca |
			{"a"     |
			""", quoteCharacter = '`')
	void closingQuoteIsThatOfTheOpenString(String text, String quote) {
		assertThat(OpenContainers.of(text).closingQuote()).isEqualTo(quote);
	}

}
