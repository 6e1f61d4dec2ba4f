package io.github.toolrepair.envelope;

import io.github.toolrepair.Calls;
import io.github.toolrepair.model.CallContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class LenientSyntaxRuleTests {

	private static final CallContext CALL = Calls.of("{'type':'object'}");

	private final LenientSyntaxRule rule = new LenientSyntaxRule();

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			{'a': 'b'}                       ; {"a":"b"}
			{"a": [1, 2, ], }                ; {"a":[1,2]}
			{a: 1, b_c: 2, $d: 3}            ; {"a":1,"b_c":2,"$d":3}
			{"a": True, "b": None, 'c': False} ; {"a":true,"b":null,"c":false}
			{"a": 1 /* , */, /**/ "b": 2} // c ; {"a":1,"b":2}
			{\u201ca\u201d: \u201eb\u201c} ; {"a":"b"}
			{\u2018a\u2019: \u2018b\u2019} ; {"a":"b"}
			{'a': 'b "c", "d": "e'}          ; {"a":"b \\"c\\", \\"d\\": \\"e"}
			{\u201ca\u201d: \u201cb "c" d\u201d} ; {"a":"b \\"c\\" d"}
			{'a': 'it\\'s \\"b\\" \\n'} ; {"a":"it's \\"b\\" \\n"}
			{"a": "it\\'s"}                ; {"a":"it's"}
			{\\n 'a': \\n 1 \\\\n}   ; {"a":1}
			{\u00a0"a":\u3000"\u00a0"}    ; {"a":"\u00a0"}
			{"a": "'b' // c # d, }", }       ; {"a":"'b' // c # d, }"}
			['a', "b"]                       ; ["a","b"]
			'{}'                             ; "{}"
			True                             ; true
			""", quoteCharacter = '~')
	void fromTextReadsWhatOnlyOneWayIsMeant(String text, String expected) {
		assertThat(Readings.of(this.rule.fromText(text, CALL))).containsExactly(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "words", "{", "{a}", "{a: b}", "{'a': b'c'}", "{'a': r\"c\"}", "{'a': ('b')}", "{'a'}",
			"{'a': 'b' 'c'}", "{'a': 'b' 'c': 1}", "{'a': 'b's'}", "{'a': 1,,}", "[,]", "{'a': }", "{'a': 01}",
			"{'a': +1}", "{'a': NaN}", "{'a': undefined}", "{'a': '\\x41'}", "{'a': '\\d'}", "{'a': 'b\nc'}",
			"{'a': 'b', 'a': 'c'}", "{'a': 'b'} c", "{'a': 'b'", "{\u201ca\u201d: \u201cb\", \"c\": \"d\u201d}",
			"{\"a\": \"'it\\'s\"}", "{\"a\": \"\\'b\\'\"}", "{\0'a': 1}", "{\"a\": \"b\" # c\"\n}",
			"{\"a\": \"b\" // c\"\n}" })
	void fromTextReadsNothingElse(String text) {
		assertThat(this.rule.fromText(text, CALL)).isEmpty();
	}

}
