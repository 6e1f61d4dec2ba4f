package io.github.toolrepair.preprocess;

import io.github.toolrepair.model.Selector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class GrammarTokensPreprocessorTests {

	private final GrammarTokensPreprocessor preprocessor = new GrammarTokensPreprocessor(Selector.parse("/path"));

	@ParameterizedTest
	@CsvSource(delimiter = '~', textBlock = """
			a.txt<|call|>                                ~ a.txt
			a.txt</parameter>                            ~ a.txt
			a.txt</arg_value>                            ~ a.txt
			a.txt</｜DSML｜parameter>                     ~ a.txt
			a.txt<｜tool▁call▁end｜>                      ~ a.txt
			a.txt<|/tool_call|>                          ~ a.txt
			a.txt<tool_call|>                            ~ a.txt
			a.txt</parameter></function></tool_call>     ~ a.txt
			a.txt</parameter>¶</function>¶¶</tool_call>¶ ~ a.txt
			a.txt</parameter> <|im_end|>                 ~ a.txt
			<parameter=path>a.txt                        ~ a.txt
			<parameter name="path">a.txt                 ~ a.txt
			<|message|><arg_value>a.txt                  ~ a.txt
			<parameter=path>¶a¶</function>               ~ a
			a¶¶</parameter>                              ~ a¶
			¶<|message|>¶¶a                              ~ ¶a
			a <|x|> b<|call|>                            ~ a <|x|> b
			a > b<|call|>                                ~ a > b
			<b>a</b></parameter>                         ~ <b>a</b>
			""", quoteCharacter = '`')
	void cleanCutsTokensAtBothEnds(String text, String expected) {
		String clean = this.preprocessor.clean(text.replace('¶', '\n'));
		assertThat(clean).isEqualTo(expected.replace('¶', '\n'));
		assertThat(this.preprocessor.clean(String.valueOf(clean))).isNull();
	}

	@Test
	void cleanKeepsLineBreaksOfWindowsTogether() {
		assertThat(this.preprocessor.clean("a\r\n</parameter>")).isEqualTo("a");
		assertThat(this.preprocessor.clean("<parameter>\r\na")).isEqualTo("a");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "a", ">", "<", "<>", "<|>", "<||>", "a <|call|> b", "a</b>", "a</parameters>",
			"a<parameter>", "</parameter>a", "<|call|>", "</parameter>", " </parameter> ", "<parameter>a</parameter>",
			"<parameter=path>a</parameter>", "see <parameter> and </parameter>", "a<|b c|>", "a<| call |>",
			"if a < b and b |> c", "a</Parameter>", "List<String>", "a|b>" })
	void cleanLeavesOtherTextsAlone(String text) {
		assertThat(this.preprocessor.clean(text)).isNull();
	}

	@Test
	void cleanOfManyTokensIsOnePass() {
		assertThat(this.preprocessor.clean("a" + "</parameter>".repeat(50_000))).isEqualTo("a");
		assertThat(this.preprocessor.clean("<parameter=x>".repeat(50_000) + "a")).isEqualTo("a");
		assertThat(this.preprocessor.clean("<".repeat(500_000))).isNull();
		assertThat(this.preprocessor.clean(">".repeat(500_000))).isNull();
	}

}
