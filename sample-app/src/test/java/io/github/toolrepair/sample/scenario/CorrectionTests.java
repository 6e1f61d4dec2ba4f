package io.github.toolrepair.sample.scenario;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests for {@link Correction}.
 */
class CorrectionTests {

	private static final List<ScriptedCall> CALLS = List.of(new ScriptedCall("listRooms", "{}"));

	@ParameterizedTest
	@CsvSource({ "hold must be a boolean, true", "hold must be a flag, true", "hold is missing, false",
			"a boolean is missing, false", "'', false" })
	void isPossibleWhenTheAnswerHoldsEveryNeed(String answer, boolean possible) {
		Correction correction = new Correction(List.of("hold", "boolean | flag"), CALLS, null);
		assertThat(correction.isPossibleAfter(answer)).isEqualTo(possible);
	}

	@Test
	void isPossibleTellsUpperFromLowerCase() {
		Correction correction = new Correction(List.of("CELSIUS"), CALLS, null);
		assertThat(correction.isPossibleAfter("celsius is not allowed")).isFalse();
	}

	@Test
	void withoutNeedsIsRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> new Correction(List.of(), CALLS, null));
	}

	@Test
	void withBothCallsAndTextIsRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> new Correction(List.of("path"), CALLS, "Sorry"));
	}

	@Test
	void withNeitherCallsNorTextIsRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> new Correction(List.of("path"), List.of(), null));
	}

}
