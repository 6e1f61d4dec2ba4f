package io.github.toolrepair.preprocess;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.Selector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class RootStringPreprocessorTests {

	private static final CallContext CALL = Calls.of("""
			{'type':'object','properties':{'command':{'type':'string'},'timeout':{'type':'integer'}},
			'required':['command']}""");

	private final RootStringPreprocessor preprocessor = new RootStringPreprocessor(Selector.parse("/command"));

	@ParameterizedTest
	@CsvSource(delimiter = '~', textBlock = """
			ls -la                       ~ 'ls -la'
			"ls -la"                     ~ 'ls -la'
			" ls -la "                   ~ ' ls -la '
			¶ ls -la ¶                   ~ 'ls -la'
			¶  a = 1¶  b = 2¶            ~ '  a = 1\\n  b = 2'
			echo ${HOME}                 ~ 'echo ${HOME}'
			echo ${HOME:-/root}          ~ 'echo ${HOME:-/root}'
			awk { print $1 } a           ~ 'awk { print $1 } a'
			C:\\temp                     ~ 'C:\\\\temp'
			12 apples                    ~ '12 apples'
			commands                     ~ 'commands'
			""", quoteCharacter = '`')
	void fromTextPutsBareTextIntoTheParameter(String text, String expected) {
		assertThat(this.preprocessor.fromText(text.replace('¶', '\n').replace("\\\\", "\\"), CALL))
			.isEqualTo(Json.of("{'command':" + expected + "}"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "''", "' '", "42", "true", "null", "{}", "[]", "['a']", "{'command':'ls'}",
			"{'cmd':'ls'", "[1", "'ls", "`ls`", "```\nls\n```", "Run:\n```\nls\n```", "None", "undefined", "NaN",
			"True", "'None'", "'{}'", "'{\\'cmd\\':1}'", "'\\'ls\\''", "command: ls", "Command = ls", "--command=ls",
			"- command: ls", "**command**: ls", "command", "command('ls')", "tool('ls')", "tool: ls", "arguments: ls",
			"timeout: 5", "cmd': 'ls'", "use {'a':1}", "use { a: 1}", "use {}", "<tool_call>ls", "ls<|call|>",
			"ls</parameter>", "[TOOL_CALLS] ls", "x [TOOL_CALLS] ls" })
	void fromTextOfAnythingElseIsNull(String text) {
		assertThat(this.preprocessor.fromText(Json.text(text), CALL)).isNull();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'properties':{'command':{'type':'string'}}}                                               | true
			{'properties':{'command':{'type':['string','null']},'dir':{'type':'string'}}}              | true
			{'properties':{'command':{'type':'string'},'dir':{}},'required':['dir']}                   | false
			{'properties':{'command':{'type':'string'},'dir':{}},'required':['command','dir']}         | false
			{'properties':{'command':{'type':'array'}}}                                                | false
			{'properties':{'command':{}}}                                                              | false
			{'properties':{'dir':{'type':'string'}}}                                                   | false
			{'type':'object'}                                                                          | false
			""", quoteCharacter = '`')
	void fromTextNeedsTheOnlyParameterThatMayBeMeant(String schema, boolean used) {
		assertThat(this.preprocessor.fromText("ls", Calls.of(schema)) != null).isEqualTo(used);
	}

	@Test
	void inspectFindsNothing() {
		assertThat(this.preprocessor.inspect(Json.of("{'command':'ls'}"), CALL)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "/a/b" })
	void selectorThatNamesNoParameterIsRefused(String selector) {
		assertThatExceptionOfType(RepairConfigurationException.class)
			.isThrownBy(() -> new RootStringPreprocessor(Selector.parse(selector)))
			.withMessageContaining("'root-string'");
	}

}
