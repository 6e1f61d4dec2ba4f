package io.github.toolrepair;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

import io.github.toolrepair.grammar.GrammarAction;
import io.github.toolrepair.grammar.GrammarFamilies;
import io.github.toolrepair.grammar.GrammarMessage;
import io.github.toolrepair.grammar.GrammarObservation;
import io.github.toolrepair.grammar.GrammarResult;
import io.github.toolrepair.grammar.GrammarStream;
import io.github.toolrepair.model.GrammarMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Runs the case files below {@code grammar/families}. What holds for every text is
 * asserted for every case.
 */
class GrammarCasesTests {

	@Test
	void everyFamilyHasACaseThatBeginsWithACall() {
		assertThat(GrammarCase.families()).containsExactlyInAnyOrderElementsOf(GrammarFamilies.ids());
		for (String family : GrammarCase.families()) {
			List<GrammarCase> cases = GrammarCase.of(family);
			GrammarResult result = recover(cases.get(0));
			assertThat(result.observations()).as(family).extracting(GrammarObservation::family).contains(family);
		}
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("cases")
	void recoverGivesWhatTheCaseExpects(GrammarCase grammarCase) {
		GrammarMessage message = grammarCase.message();
		GrammarResult result = new GrammarRecovery(grammarCase.policy()).recover(message);
		assertThat(Json.numeric(GrammarCase.calls(result))).isEqualTo(Json.numeric(grammarCase.expectedCalls()));
		assertThat(result.text()).isEqualTo(grammarCase.expectedText());
		if (!result.changed()) {
			assertThat(result.text()).isSameAs(message.text());
		}
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("cases")
	void streamOfAnyPiecesGivesWhatTheWholeTextGives(GrammarCase grammarCase) {
		GrammarRecovery recovery = new GrammarRecovery(grammarCase.policy());
		GrammarResult whole = recovery.recover(grammarCase.message());
		String text = grammarCase.text();
		for (int cut = 0; cut < text.length(); cut++) {
			assertSame(recovery, grammarCase, whole, List.of(text.substring(0, cut), text.substring(cut)));
		}
		assertSame(recovery, grammarCase, whole, text.chars().mapToObj((unit) -> String.valueOf((char) unit)).toList());
		IntStream.range(0, 10)
			.forEach((seed) -> assertSame(recovery, grammarCase, whole, Pieces.of(text, new SplittableRandom(seed))));
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("calls")
	void textCutAtAnyCharacterPromotesNothingThatTheWholeTextDoesNot(GrammarCase grammarCase) {
		GrammarRecovery recovery = new GrammarRecovery(grammarCase.policy());
		JsonNode expected = Json.numeric(grammarCase.expectedCalls());
		for (int end = 0; end < grammarCase.text().length(); end++) {
			String cut = grammarCase.text().substring(0, end);
			JsonNode calls = Json.numeric(GrammarCase.calls(recovery.recover(grammarCase.message(cut))));
			for (int i = 0; i < calls.size(); i++) {
				assertThat(calls.path(i)).as(cut).isEqualTo(expected.path(i));
			}
			GrammarResult atLength = recovery.recover(new GrammarMessage(grammarCase.context(), cut, "length", false));
			assertThat(atLength.calls()).isEmpty();
			if (!atLength.changed()) {
				assertThat(atLength.text()).isEqualTo(cut);
			}
		}
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("marked")
	void callWithoutNormalEndIsStrippedAndNotPromoted(GrammarCase grammarCase) {
		GrammarResult result = new GrammarRecovery(grammarCase.policy())
			.recover(new GrammarMessage(grammarCase.context(), grammarCase.text(), "tool_calls", false));
		assertThat(result.calls()).isEmpty();
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("marked")
	void stripTakesOutWhatRecoverTakesOut(GrammarCase grammarCase) {
		GrammarResult result = new GrammarRecovery(grammarCase.policy().withMode(GrammarMode.STRIP))
			.recover(grammarCase.message());
		assertThat(result.text()).isEqualTo(grammarCase.expectedText());
		assertThat(result.calls()).isEmpty();
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("marked")
	void observeReportsAndChangesNothing(GrammarCase grammarCase) {
		GrammarResult result = new GrammarRecovery(grammarCase.policy().withMode(GrammarMode.OBSERVE))
			.recover(grammarCase.message());
		assertThat(result.text()).isSameAs(grammarCase.text());
		assertThat(result.calls()).isEmpty();
		assertThat(result.observations()).extracting(GrammarObservation::action)
			.isNotEmpty()
			.containsOnly(GrammarAction.OBSERVED);
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("marked")
	void callIsStrippedBesideRealCallsAndNotPromoted(GrammarCase grammarCase) {
		GrammarResult result = new GrammarRecovery(grammarCase.policy())
			.recover(new GrammarMessage(grammarCase.context(), grammarCase.text(), "stop", true));
		assertThat(result.text()).isEqualTo(grammarCase.expectedText());
		assertThat(result.calls()).isEmpty();
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("marked")
	void callInCodeStays(GrammarCase grammarCase) {
		String text = grammarCase.text();
		assertStays(grammarCase, "Like this:\n\n~~~~\n" + text + "\n~~~~\n");
		assertStays(grammarCase, "Like this:\n\n`````xml\n" + text + "\n`````\nand so on.");
		assertStays(grammarCase, "- Like this:\n\n  `````\n" + text + "\n  `````");
		assertStays(grammarCase, "Never closed:\n`````\n" + text);
		assertStays(grammarCase, "Like this:\n\n    " + text.replace("\n", "\n    "));
		assertStays(grammarCase, "> " + text.replace("\n", "\n> "));
		assertStays(grammarCase, "<pre>\n" + text + "\n</pre>");
		assertStays(grammarCase, "An <example> is this: " + text + "</example> Good.");
		assertStays(grammarCase, "<!-- " + text + " -->");
		if (!text.contains("think>")) {
			assertStays(grammarCase, "<think>\n" + text);
		}
		if (!text.contains("\n") || text.startsWith("<")) {
			assertStays(grammarCase, "Print `````" + text + "````` and wait.");
		}
	}

	private static void assertStays(GrammarCase grammarCase, String text) {
		GrammarRecovery recovery = new GrammarRecovery(grammarCase.policy());
		GrammarResult result = recovery.recover(grammarCase.message(text));
		assertThat(result.calls()).as(text).isEmpty();
		assertThat(result.text()).isSameAs(text);
		assertSame(recovery, grammarCase, result, Pieces.of(text, new SplittableRandom(text.hashCode())));
	}

	private static GrammarResult recover(GrammarCase grammarCase) {
		return new GrammarRecovery(grammarCase.policy()).recover(grammarCase.message());
	}

	/**
	 * A stream may have let blanks at the edges go before it knew that a call stood
	 * behind them.
	 */
	private static void assertSame(GrammarRecovery recovery, GrammarCase grammarCase, GrammarResult whole,
			List<String> pieces) {
		GrammarStream stream = recovery.stream(grammarCase.context());
		StringBuilder text = new StringBuilder();
		pieces.forEach((piece) -> text.append(stream.accept(piece)));
		GrammarResult end = stream.finish(grammarCase.finishReason(), false);
		text.append(end.text());
		assertThat(text.toString().strip()).as("%s", pieces).isEqualTo(whole.text().strip());
		assertThat(end.calls()).as("%s", pieces).isEqualTo(whole.calls());
		assertThat(end.observations()).as("%s", pieces).isEqualTo(whole.observations());
		assertThat(stream.held()).isZero();
	}

	private static List<GrammarCase> cases() {
		return GrammarCase.all();
	}

	private static List<GrammarCase> calls() {
		return GrammarCase.all().stream().filter((grammarCase) -> !grammarCase.expectedCalls().isEmpty()).toList();
	}

	private static List<GrammarCase> marked() {
		return GrammarCase.all().stream().filter(GrammarCase::isMarked).toList();
	}

}
