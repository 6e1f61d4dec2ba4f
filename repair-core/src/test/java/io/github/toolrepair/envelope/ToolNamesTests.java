package io.github.toolrepair.envelope;

import io.github.toolrepair.Calls;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.ToolContract;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class ToolNamesTests {

	private static final CallContext CALL = Calls
		.of(ToolContract.of("readFile", "{\"type\":\"object\",\"properties\":{\"path\":{},\"options\":{}}}"));

	@ParameterizedTest
	@ValueSource(strings = { "readFile", "readfile", "read_file", "Read-File", " readFile ", "functions.readFile",
			"tool.read_file" })
	void nameInAnotherSpellingIsTheSame(String name) {
		assertThat(ToolNames.isSame(name, CALL)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "read", "readFiles", "other.readFile", "readFile(" })
	void anotherNameIsNot(String name) {
		assertThat(ToolNames.isSame(name, CALL)).isFalse();
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			delete(                                   ; true
			readFile(                                 ; false
			I call delete (as you said)               ; false
			to=functions.delete <|message|>           ; true
			to=functions.readFile <|message|>         ; false
			functions.delete:0<|a|>                   ; true
			<function=delete>                         ; true
			<invoke name="delete">                    ; true
			<invoke name="read_file">                 ; false
			[TOOL_CALLS] delete                       ; true
			delete[ARGS]                              ; true
			Action: delete                            ; true
			Function name: `readFile`                 ; false
			{"name": "delete", "arguments":           ; true
			deleteFile                                ; true
			delete_file                               ; true
			json                                      ; false
			tool_call                                 ; false
			Sure                                      ; false
			Here are the arguments:                   ; false
			""", quoteCharacter = '~')
	void textBeforeArgumentsMayNameAnotherTool(String before, boolean another) {
		assertThat(ToolNames.namesAnother(before, CALL)).isEqualTo(another);
	}

}
