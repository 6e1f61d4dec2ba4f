package io.github.toolrepair.envelope;

import io.github.toolrepair.Calls;
import io.github.toolrepair.model.CallContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class EscapeInnerQuoteRuleTests {

	private static final CallContext CALL = Calls.of("{'type':'object'}");

	private final EscapeInnerQuoteRule rule = new EscapeInnerQuoteRule();

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			{"a":"b "c" d"}               ; {"a":"b \\"c\\" d"}
			{"a":"b"c"}                   ; {"a":"b\\"c"}
			{"a":"b "c"","d":1}           ; {"a":"b \\"c\\"","d":1}
			{"a":"b "c", d","e":"f"}      ; {"a":"b \\"c\\", d","e":"f"}
			{"a":"f("b")","c":["d"e"]}    ; {"a":"f(\\"b\\")","c":["d\\"e"]}
			{"a":"x["b"] = { "c" }"}      ; {"a":"x[\\"b\\"] = { \\"c\\" }"}
			{"a":"say ("hi!")."}          ; {"a":"say (\\"hi!\\")."}
			{"a":"5" to 6" wide"}         ; {"a":"5\\" to 6\\" wide"}
			{"a":"\\"b\\" "c" d"}     ; {"a":"\\"b\\" \\"c\\" d"}
			{"a":"b "c" d",}              ; {"a":"b \\"c\\" d",}
			'it's'                        ; 'it\\'s'
			{'a':'b's', 'c':'d "e"'}      ; {'a':'b\\'s', 'c':'d "e"'}
			["b "c" d",["e"]]             ; ["b \\"c\\" d",["e"]]
			""", quoteCharacter = '~')
	void fromTextEscapesQuotesThatCanOnlyBeContent(String text, String expected) {
		assertThat(Readings.of(this.rule.fromText(text, CALL))).containsExactly(expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			{"a":"b"}
			{"a":"b\\"c"}
			{"a":""b" c"}
			{"a":""b""}
			{"a":"b" and "c"}
			{"a":"1" and "2"}
			{"a":"b "c"}
			{"a":"b "c","d":1}
			{"a":"b "c", "d": e","f":1}
			{"a":"{"b":1}"}
			{"a":"b" "c":1}
			{"a":"b""c":1}
			{"a":"b"; "c":1}
			{"a":"b" c}
			{"a":"b "c "d" e" f"}
			["a "b", "c"]
			["a "b", 5]
			{"a":"b "c" d"
			{"a":"b "c" d
			{"a"b":1}
			{"a
			x "y" z
			""", quoteCharacter = '~')
	void fromTextProposesNothingWhereAQuoteMayBeStructure(String text) {
		assertThat(this.rule.fromText(text, CALL)).isEmpty();
	}

}
