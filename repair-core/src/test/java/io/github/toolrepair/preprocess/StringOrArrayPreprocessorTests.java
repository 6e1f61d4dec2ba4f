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

class StringOrArrayPreprocessorTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'type':['string','array']} | '[\\'a\\',\\'b\\']' | ['a','b']
			{'type':'array'} | '[1, 2]' | [1,2]
			{} | ' []\\n' | []
			{'anyOf':[{'type':'string'},{'type':'array'}]} | '[{}]' | [{}]
			{'type':'array'} | '[0.10,9007199254740993]' | [0.10,9007199254740993]
			""", quoteCharacter = '`')
	void replacementOfATextThatHoldsAnArrayIsTheArray(String schema, String value, String expected) {
		StringOrArrayPreprocessor preprocessor = new StringOrArrayPreprocessor(Selector.parse("/value"));
		CallContext call = Calls.of("{'type':'object','properties':{'value':" + schema + "}}");
		List<Finding> findings = preprocessor.inspect(Json.of("{'value':" + value + "}"), call);
		assertThat(findings).singleElement()
			.satisfies((finding) -> assertThat(finding.operations())
				.containsExactly(new PatchOperation.Replace(JsonLocation.of("value"), Json.of(expected))));
		assertThat(preprocessor.inspect(Json.of("{'value':" + expected + "}"), call)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'type':'string'} | '[1]'
			{'type':['string','object']} | '[1]'
			{'type':'array'} | [1]
			{'type':'array'} | 'a'
			{'type':'array'} | '[a]'
			{'type':'array'} | '[1'
			{'type':'array'} | '[1],'
			{'type':'array'} | '[1,]'
			{'type':'array'} | '{}'
			{'type':'array'} | '[{\\'a\\':1,\\'a\\':2}]'
			{'enum':['[1]']} | '[1]'
			{'type':'array'} | 5
			""", quoteCharacter = '`')
	void inspectLeavesEverythingElseAlone(String schema, String value) {
		StringOrArrayPreprocessor preprocessor = new StringOrArrayPreprocessor(Selector.parse("/value"));
		CallContext call = Calls.of("{'type':'object','properties':{'value':" + schema + "}}");
		assertThat(preprocessor.inspect(Json.of("{'value':" + value + "}"), call)).isEmpty();
	}

}
