package io.github.toolrepair.envelope;

import io.github.toolrepair.Calls;
import io.github.toolrepair.model.CallContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class LiteralBackslashRuleTests {

	private static final CallContext CALL = Calls.of("{'type':'object'}");

	private final LiteralBackslashRule rule = new LiteralBackslashRule();

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			{"a":"C:\\Users\\dev"}  ; {"a":"C:\\\\Users\\\\dev"}
			{"a":"\\d+\\(\\1"}    ; {"a":"\\\\d+\\\\(\\\\1"}
			{"a":"\\"\\d\\""}     ; {"a":"\\"\\\\d\\""}
			{"a":"\\d\\/\\u00e9"} ; {"a":"\\\\d\\/\\u00e9"}
			{"a":"\\\\d \\s"}     ; {"a":"\\\\d \\\\s"}
			{'a':'\\d\\''}          ; {'a':'\\\\d\\''}
			{"a":"C:\\udev"}          ; {"a":"C:\\\\udev"}
			{"a":"\\xg \\0 \\U0"} ; {"a":"\\\\xg \\\\0 \\\\U0"}
			{"a":"\\n","b":"\\d"}   ; {"a":"\\n","b":"\\\\d"}
			{"a":"C:\\\\Users\\dev"} ; {"a":"C:\\\\Users\\\\dev"}
			{"\\d":1}                 ; {"\\\\d":1}
			""", quoteCharacter = '~')
	void fromTextDoublesBackslashesThatBeginNoEscape(String text, String expected) {
		assertThat(Readings.of(this.rule.fromText(text, CALL))).containsExactly(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "{\"a\":\"b\"}", "{\"a\":\"\\n\\t\"}", "{\"a\":\"C:\\new\\Users\"}",
			"{\"a\":\"\\bx\\w\"}", "{\"a\":\"\\d\",\"b\":\"C:\\temp\"}", "{\"a\":\"\\\\host\\share\"}",
			"{\"a\":\"b\\\\\\.c\"}", "{\"a\":\"use \\\\host\\share\"}", "{\"a\":\"b \\\\ \\alpha\"}",
			"{\"a\":\"\\alpha \\\\\"}", "{\"a\":\"\\\"b\\ c\"}", "{\"a\":\"\\x1b\\d\"}", "{\"a\":\"\\033[0m\"}",
			"{\"a\":\"\\u{1F600}\"}", "{\"a\":\"caf\\u00e\"}", "{\"a\":\"\\U0001F600\"}", "{\"a\":\"it\\'s \\d\"}",
			"{\"a\":\"\\\nb\"}", "{\"a\":\"C:\\Dir\\\"}", "{\"a\":\"b\" \"\\d\"}", "{\"a\":\\d}" })
	void fromTextProposesNothingWhereMoreMayBeMeant(String text) {
		assertThat(this.rule.fromText(text, CALL)).isEmpty();
	}

}
