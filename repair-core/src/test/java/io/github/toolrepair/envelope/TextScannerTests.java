package io.github.toolrepair.envelope;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class TextScannerTests {

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			{"a":'b',c:1}      ; OPENER STRING COLON STRING COMMA WORD COLON WORD CLOSER
			"it's" it's        ; STRING BLANK WORD WORD WORD
			'a' 'b'            ; STRING BLANK WORD WORD WORD
			['a'//b            ; OPENER STRING COMMENT
			[/*a*/'b'/*        ; OPENER COMMENT STRING WORD WORD
			{\\n'a'          ; OPENER ESCAPE STRING
			{\\\\t\\q    ; OPENER ESCAPE WORD WORD
			[\u201ca"b\u201d ; OPENER STRING
			[\u2018a          ; OPENER OPEN_STRING
			"a\\"b           ; OPEN_STRING
			\u00a0x\ufeff    ; BLANK WORD BLANK
			""", quoteCharacter = '~')
	void kindsAreThoseOfTheTokensInOrder(String text, String kinds) {
		assertThat(kinds(text)).isEqualTo(List.of(kinds.split(" ")));
	}

	@Test
	void tokensCoverTheTextWithoutGaps() {
		String text = "{'a': \"b\", // c\n d}\0\\x";
		StringBuilder covered = new StringBuilder();
		TextScanner scanner = new TextScanner(text, 0);
		while (scanner.next()) {
			covered.append(text, scanner.start(), scanner.end());
		}
		assertThat(covered).hasToString(text);
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			["a" "b"]      ; true
			["a"b]         ; true
			{}{}           ; true
			["a" /**/ "b"] ; true
			["a","b"]      ; false
			{"a":{"b":[]}} ; false
			""", quoteCharacter = '~')
	void valuesWithNothingBetweenThemStandSideBySide(String text, boolean expected) {
		boolean sideBySide = false;
		TextScanner scanner = new TextScanner(text, 0);
		while (scanner.next()) {
			sideBySide |= scanner.isSideBySide();
		}
		assertThat(sideBySide).isEqualTo(expected);
	}

	private static List<String> kinds(String text) {
		List<String> kinds = new ArrayList<>();
		TextScanner scanner = new TextScanner(text, 0);
		while (scanner.next()) {
			kinds.add(scanner.kind().name());
		}
		return kinds;
	}

}
