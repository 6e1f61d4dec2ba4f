package io.github.toolrepair.envelope;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ControlTokensTests {

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			<|a|>x<|b|>             ; x
			<|a|> <|b|>x</c> <d>    ; x
			<\uff5ctool\u2581call\uff5c>x ; x
			[TOOL_CALLS] x[/INST]   ; x
			<function=a>x           ; x
			x                       ; x
			<a b>x                  ; <a b>x
			<>x[]                   ; <>x[]
			[a]x[1]                 ; [a]x[1]
			<x                      ; <x
			{"a":"<b>"}             ; {"a":"<b>"}
			""", quoteCharacter = '~')
	void tokensAtBothEndsAreLeftOut(String text, String inside) {
		ControlTokens tokens = ControlTokens.around(text);
		assertThat(text.substring(tokens.start(), tokens.end())).isEqualTo(inside);
		assertThat(tokens.any()).isEqualTo(!text.equals(inside));
	}

	@Test
	void textOfTokensAloneIsEmptyInside() {
		ControlTokens tokens = ControlTokens.around("<|a|><|b|>");
		assertThat(tokens.start()).isEqualTo(tokens.end());
	}

}
