package io.github.toolrepair.preprocess;

import io.github.toolrepair.model.Selector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class HtmlEntitiesPreprocessorTests {

	private final HtmlEntitiesPreprocessor preprocessor = new HtmlEntitiesPreprocessor(Selector.parse("/text"));

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			a &lt; b          | a < b
			&lt;b&gt;         | <b>
			a &amp;&amp; b    | a && b
			&quot;a&quot;     | "a"
			it&#39;s it&apos;s| it's it's
			&#x41;&#X42;&#67; | ABC
			&#128512;         | 😀
			&copy; &lt;       | &copy; <
			&&lt;             | &<
			&a&lt;            | &a<
			""", quoteCharacter = '`')
	void cleanDecodes(String text, String expected) {
		String clean = this.preprocessor.clean(text);
		assertThat(clean).isEqualTo(expected);
		assertThat(this.preprocessor.clean(String.valueOf(clean))).isNull();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "a", "&", "&&", ";", "&;", "&#;", "&#x;", "&lt", "& lt;", "&LT;", "&copy;", "&#0;",
			"&#8;", "&#xD800;", "&#x110000;", "&#-5;", "&#+5;", "&#٣;", "&#x1234567;", "&#99999999999999;",
			"a?b=1&lt=2", "&amp;lt;", "&amp;amp;", "&#38;lt;", "&lt; &amp;lt;", "&amp;#60;" })
	void cleanLeavesOtherTextsAlone(String text) {
		assertThat(this.preprocessor.clean(text)).isNull();
	}

	@Test
	void cleanDecodesBlanks() {
		assertThat(this.preprocessor.clean("a&#10;b&#9;c&#xD;d&#160;e")).isEqualTo("a\nb\tc\rd\u00a0e");
	}

}
