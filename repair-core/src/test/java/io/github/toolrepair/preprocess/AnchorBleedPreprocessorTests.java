package io.github.toolrepair.preprocess;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Selector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class AnchorBleedPreprocessorTests {

	private final AnchorBleedPreprocessor preprocessor = new AnchorBleedPreprocessor(Selector.parse("/path"));

	@ParameterizedTest
	@CsvSource({ "^src/main$,src/main", "^a.txt$,a.txt", "^a$,a", "^a b-c_d/e:f$,a b-c_d/e:f" })
	void cleanTakesBothAnchorsOff(String text, String expected) {
		assertThat(this.preprocessor.clean(text)).isEqualTo(expected);
		assertThat(this.preprocessor.clean(expected)).isNull();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "^", "$", "^$", "^ $", "a", "^a", "a$", "$HOME", "^^a$", "^a$$", "^^a$$", "^a.*$",
			"^a\\.txt$", "^a|b$", "^(a)$", "^[a]$", "^a{2}$", "^a?$", "^a+$", "^a$b$", "^a$ ", " ^a$" })
	void cleanLeavesOtherTextsAlone(String text) {
		assertThat(this.preprocessor.clean(text)).isNull();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			/path            | {'type':'string'}                                            | true
			/path            | {'type':'string','description':'Path of the file.'}          | true
			/path            | {'type':'string','format':'regex'}                           | false
			/path            | {'anyOf':[{'type':'null'},{'format':'regex'}]}               | false
			/path            | {'type':'string','description':'A Regular Expression.'}      | false
			/path            | {'type':'string','description':'Regex for names'}            | false
			/pattern         | {'type':'string'}                                            | false
			/regex           | {'type':'string'}                                            | false
			/searchPattern   | {'type':'string'}                                            | false
			/patterns/0      | {'items':{'type':'string'}}                                  | false
			/paths/0         | {'items':{'type':'string','format':'regex'}}                 | false
			/paths/0         | {'items':{'type':'string'}}                                  | true
			""", quoteCharacter = '`')
	void replacementIsNeverMadeWhereAnExpressionIsWanted(String location, String schema, boolean replaced) {
		String name = Selector.parse(location).segments().get(0);
		CallContext call = Calls.of("{'type':'object','properties':{'" + name + "':" + schema + "}}");
		AnchorBleedPreprocessor selected = new AnchorBleedPreprocessor(Selector.parse(location));
		String value = location.endsWith("0") ? "['^a$']" : "'^a$'";
		assertThat(selected.inspect(Json.of("{'" + name + "':" + value + "}"), call)).hasSize(replaced ? 1 : 0);
	}

}
