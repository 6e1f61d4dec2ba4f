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

class JsonTextPreprocessorTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'type':'string'} | {'a':1} | '{\\'a\\':1}'
			{'type':'string'} | ['a'] | '[\\'a\\']'
			{'type':'string'} | {} | '{}'
			{'type':['string','null']} | [] | '[]'
			{'type':'string'} | {'a':1.50,'b':9007199254740993} | '{\\'a\\':1.50,\\'b\\':9007199254740993}'
			{'type':['string','array']} | {'a':1} | '{\\'a\\':1}'
			{'enum':['{}','[]']} | {} | '{}'
			""", quoteCharacter = '`')
	void replacementOfAContainerIsItsText(String schema, String value, String expected) {
		JsonTextPreprocessor preprocessor = new JsonTextPreprocessor(Selector.parse("/value"));
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
			{'type':'string'} | 5
			{'type':'string'} | null
			{'type':'object'} | {}
			{'type':['string','object']} | {}
			{} | {}
			{'type':'integer'} | [5]
			{'anyOf':[{'type':'string'},{'type':'array'}]} | []
			""", quoteCharacter = '`')
	void inspectLeavesEverythingElseAlone(String schema, String value) {
		JsonTextPreprocessor preprocessor = new JsonTextPreprocessor(Selector.parse("/value"));
		CallContext call = Calls.of("{'type':'object','properties':{'value':" + schema + "}}");
		assertThat(preprocessor.inspect(Json.of("{'value':" + value + "}"), call)).isEmpty();
	}

}
