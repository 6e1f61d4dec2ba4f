package io.github.toolrepair.envelope;

import io.github.toolrepair.Calls;
import io.github.toolrepair.model.CallContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class EscapeControlCharactersRuleTests {

	private static final CallContext CALL = Calls.of("{'type':'object'}");

	private final EscapeControlCharactersRule rule = new EscapeControlCharactersRule();

	@Test
	void fromTextEscapesEveryControlCharacterInsideStrings() {
		StringBuilder controls = new StringBuilder();
		for (char character = 0; character < ' '; character++) {
			controls.append(character);
		}
		assertThat(this.rule.fromText("[\"" + controls + "\"]", CALL)).singleElement()
			.isEqualTo(new Reading.Text("[\"\\u0000\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b"
					+ "\\f\\r\\u000e\\u000f\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019"
					+ "\\u001a\\u001b\\u001c\\u001d\\u001e\\u001f\"]"));
	}

	@Test
	void fromTextLeavesWhatStandsBetweenTokensAndEscapes() {
		assertThat(this.rule.fromText("{\n\"a\\\"\n\":\t\"b\\\\\"\n,\"c\":\"\td\"}", CALL)).singleElement()
			.isEqualTo(new Reading.Text("{\n\"a\\\"\\n\":\t\"b\\\\\"\n,\"c\":\"\\td\"}"));
	}

	@Test
	void fromTextKeepsBackslashesBeforeOtherCharacters() {
		assertThat(this.rule.fromText("[\"\n\\ \"]", CALL)).containsExactly(new Reading.Text("[\"\\n\\ \"]"));
		assertThat(this.rule.fromText("[\"\n\\", CALL)).containsExactly(new Reading.Text("[\"\\n\\"));
	}

	@Test
	void fromTextEscapesInStringsOfEveryKindOfQuote() {
		assertThat(this.rule.fromText("{'a':'b\nc',\u201cd\u201d:\u201ce\tf", CALL)).singleElement()
			.isEqualTo(new Reading.Text("{'a':'b\\nc',\u201cd\u201d:\u201ce\\tf"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "{\n}", "{\"a\":\"b\"}\0", "{\"a\":\"b\\n\"}", "\0\1",
			"{\"a\":\"\u007f\u0085\u2028\"}", "{\"a\":\"b c\"}", "{\"a\":\"b\\\nc\"}", "{\"a\":\"b\nc\\\td\"}",
			"{\"a\":\"b \"c\nd\" e\"}", "{\"a\":\"b\nc\"} \"d\"" })
	void fromTextProposesNothingElsewhere(String text) {
		assertThat(this.rule.fromText(text, CALL)).isEmpty();
	}

}
