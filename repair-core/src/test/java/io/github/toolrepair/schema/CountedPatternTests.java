package io.github.toolrepair.schema;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class CountedPatternTests {

	@ParameterizedTest
	@CsvSource({ "^[a-z]+$, abc, true", "^[a-z]+$, ab1, false", "b, abc, true", "^\\p{Letter}+$, \u00fc, true" })
	void matchesAnywhereInTheText(String expression, String text, boolean expected) {
		assertThat(new CountedPattern(expression).matches(text)).isEqualTo(expected);
	}

	@Test
	void endOfTextIsNotTheLastLine() {
		assertThat(new CountedPattern("^a$").matches("a\n")).isFalse();
	}

	@Test
	void longTextIsRead() {
		assertThat(new CountedPattern("^[a-z]+$").matches("a".repeat(1_000_000))).isTrue();
	}

	@Test
	void endsWhenEachWayToSplitTheTextWouldBeTried() {
		assertThatExceptionOfType(ValidationLimitException.class)
			.isThrownBy(() -> new CountedPattern("^a*a*a*a*b$").matches("a".repeat(500)));
		assertThatExceptionOfType(ValidationLimitException.class)
			.isThrownBy(() -> new CountedPattern("a*b").matches("a".repeat(100_000)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "^([a-z]|!)+$", "^(?:a|b)*$", "^(.|\n)*$", "^([^\"]|\\\\.)*$" })
	void textMatchesThatNeedsMoreStackThanTheCallerHas(String expression) {
		assertThat(new CountedPattern(expression).matches("a".repeat(20_000))).isTrue();
	}

	@Test
	void textDoesNotMatchThoughItNeedsMoreStackThanTheCallerHas() {
		assertThat(new CountedPattern("^([a-z]|!)+$").matches("a".repeat(20_000) + "1")).isFalse();
	}

	@Test
	void interruptedCallerGetsTheSameAnswer() {
		Thread.currentThread().interrupt();
		assertThat(new CountedPattern("^([a-z]|!)+$").matches("a".repeat(20_000))).isTrue();
		assertThat(Thread.interrupted()).isTrue();
	}

	@Test
	void endsWhenTheExpressionNestsTooDeep() {
		assertThatExceptionOfType(ValidationLimitException.class)
			.isThrownBy(() -> new CountedPattern("^(a|b)+$").matches("ab".repeat(500_000)));
	}

}
