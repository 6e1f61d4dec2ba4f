package io.github.toolrepair.preprocess;

import java.util.List;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.Selector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ScalarPreprocessorTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'type':'string'} | ['a'] | 'a'
			{'type':'integer'} | [5] | 5
			{'type':['boolean','null']} | {'value':true} | true
			{'type':'string'} | {'value':'a'} | 'a'
			{'enum':['a','b']} | ['a'] | 'a'
			{'type':['string','object']} | ['a'] | 'a'
			{'type':['string','array']} | {'value':'a'} | 'a'
			{'type':'integer'} | ['5'] | '5'
			{'const':'a'} | ['a'] | 'a'
			""", quoteCharacter = '`')
	void replacementOfAContainerWithOneScalarIsTheScalar(String schema, String value, String expected) {
		ScalarPreprocessor preprocessor = new ScalarPreprocessor(Selector.parse("/value"));
		CallContext call = Calls.of("{'type':'object','properties':{'value':" + schema + "}}");
		List<Finding> findings = preprocessor.inspect(Json.of("{'value':" + value + "}"), call);
		assertThat(findings).singleElement()
			.satisfies((finding) -> assertThat(finding.operations())
				.containsExactly(new PatchOperation.Replace(JsonLocation.of("value"), Json.of(expected))));
		assertThat(preprocessor.inspect(Json.of("{'value':" + expected + "}"), call)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'type':'string'} | 'a'
			{'type':'string'} | []
			{'type':'string'} | ['a','b']
			{'type':'string'} | [['a']]
			{'type':'string'} | [null]
			{'type':'string'} | [{}]
			{'type':'string'} | {}
			{'type':'string'} | {'value':null}
			{'type':'string'} | {'value':['a']}
			{'type':'string'} | {'text':'a'}
			{'type':'string'} | {'value':'a','type':'x'}
			{'type':'array'} | ['a']
			{'type':['string','array']} | ['a']
			{'type':'object'} | {'value':'a'}
			{'anyOf':[{'type':'string'},{'type':'array'}]} | ['a']
			{} | ['a']
			{'enum':[['a'],'a']} | ['a']
			""", quoteCharacter = '`')
	void inspectLeavesEverythingElseAlone(String schema, String value) {
		ScalarPreprocessor preprocessor = new ScalarPreprocessor(Selector.parse("/value"));
		CallContext call = Calls.of("{'type':'object','properties':{'value':" + schema + "}}");
		assertThat(preprocessor.inspect(Json.of("{'value':" + value + "}"), call)).isEmpty();
	}

}
