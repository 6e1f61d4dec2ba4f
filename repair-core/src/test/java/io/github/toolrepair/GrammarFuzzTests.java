package io.github.toolrepair;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.toolrepair.grammar.GrammarCall;
import io.github.toolrepair.grammar.GrammarContext;
import io.github.toolrepair.grammar.GrammarFamilies;
import io.github.toolrepair.grammar.GrammarMessage;
import io.github.toolrepair.grammar.GrammarResult;
import io.github.toolrepair.grammar.GrammarStream;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.GrammarPolicy;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Looks for text that breaks a promise of grammar recovery. In a normal build seeded
 * mixtures of the case files' texts are read. With the environment variable
 * {@code JAZZER_FUZZ=1} and {@code -Dtest=GrammarFuzzTests} new texts are searched for.
 */
class GrammarFuzzTests {

	private static final GrammarRecovery RECOVERY = new GrammarRecovery(GrammarPolicy.defaults()
		.withMode(GrammarMode.RECOVER)
		.withEnabledFamilies(Set.copyOf(GrammarFamilies.ids())));

	private static final GrammarContext CONTEXT = GrammarContext.of(GrammarCase.TOOLS);

	private static final List<String> GLUE = List.of("`", "```\n", "\n\n", "\n", "    ", "> ", "\"", "<think>",
			"</think>", "<!--", "-->", "- ", "\\", " and ", "{", "[", "~~~\n", "<tool_response>", "\uD83D", "\uDE00");

	@FuzzTest
	void recoverKeepsItsPromisesForAnyText(FuzzedDataProvider data) {
		int seed = data.consumeInt();
		assertPromises(data.consumeRemainingAsString(), new SplittableRandom(seed));
	}

	@ParameterizedTest(name = "seed {0}")
	@MethodSource("seeds")
	void recoverKeepsItsPromisesForMixedTexts(long seed) {
		SplittableRandom random = new SplittableRandom(seed);
		assertPromises(mixture(random), random);
	}

	private static void assertPromises(String text, SplittableRandom random) {
		GrammarResult whole = RECOVERY.recover(new GrammarMessage(CONTEXT, text, "stop", false));
		assertThat(isSubsequence(whole.text(), text)).isTrue();
		for (GrammarCall call : whole.calls()) {
			assertThat(Json.read(call.arguments()).isObject()).isTrue();
		}
		if (!whole.changed()) {
			assertThat(whole.text()).isSameAs(text);
			assertThat(whole.calls()).isEmpty();
		}
		GrammarStream stream = RECOVERY.stream(CONTEXT);
		StringBuilder streamed = new StringBuilder();
		Pieces.of(text, random).forEach((piece) -> streamed.append(stream.accept(piece)));
		GrammarResult end = stream.finish("stop", false);
		assertThat(streamed.append(end.text()).toString().strip()).isEqualTo(whole.text().strip());
		assertThat(end.calls()).isEqualTo(whole.calls());
		assertThat(end.observations()).isEqualTo(whole.observations());
	}

	/**
	 * Pieces of texts in which calls stand, glued together by what changes their meaning.
	 */
	private static String mixture(SplittableRandom random) {
		List<GrammarCase> cases = Cases.ALL;
		StringBuilder text = new StringBuilder();
		for (int i = random.nextInt(1, 5); i > 0; i--) {
			String part = cases.get(random.nextInt(cases.size())).text();
			boolean whole = random.nextInt(3) > 0;
			int start = whole ? 0 : random.nextInt(part.length());
			int end = whole ? part.length() : random.nextInt(start, part.length() + 1);
			text.append(part, start, end);
			for (int glue = random.nextInt(3); glue > 0; glue--) {
				text.append(GLUE.get(random.nextInt(GLUE.size())));
			}
		}
		return text.toString();
	}

	private static boolean isSubsequence(String rest, String text) {
		int at = 0;
		for (int i = 0; i < rest.length(); i++) {
			at = text.indexOf(rest.charAt(i), at) + 1;
			if (at == 0) {
				return false;
			}
		}
		return true;
	}

	private static LongStream seeds() {
		return LongStream.range(0, 100);
	}

	/**
	 * Read once.
	 */
	private static final class Cases {

		private static final List<GrammarCase> ALL = new ArrayList<>(GrammarCase.all());

	}

}
