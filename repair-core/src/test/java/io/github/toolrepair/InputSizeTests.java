package io.github.toolrepair;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class InputSizeTests {

	@ParameterizedTest
	@ValueSource(strings = { "", "a", "abcdef", "\u00e9\u00e9", "\u20ac\u20ac", "\uD83D\uDE00",
			"a\u00e9\u20ac\uD83D\uDE00", "\0\u007f\u0080\u07ff\u0800\uffff" })
	void sizeIsThatOfUtf8(String text) {
		int bytes = text.getBytes(StandardCharsets.UTF_8).length;
		assertThat(InputSize.isAbove(bytes, text)).isFalse();
		assertThat(InputSize.isAbove(bytes - 1, text)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "\uD800", "\uDC00", "\uDC00\uD800", "\uD800a", "a\uD800" })
	void loneSurrogateCountsAsThreeBytes(String text) {
		int bytes = text.chars().map((character) -> Character.isSurrogate((char) character) ? 3 : 1).sum();
		assertThat(InputSize.isAbove(bytes, text)).isFalse();
		assertThat(InputSize.isAbove(bytes - 1, text)).isTrue();
	}

}
