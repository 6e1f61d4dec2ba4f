package io.github.toolrepair.model;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class CallContextTests {

	@ParameterizedTest
	@CsvSource(delimiter = ';', textBlock = """
			{'type':'object'}                              ; {}   ; true
			{'type':'object'}                              ; []   ; false
			{'type':['object','null']}                     ; null ; false
			{}                                             ; {}   ; true
			{}                                             ; 'a'  ; false
			{'anyOf':[{'type':'object'},{'type':'array'}]} ; []   ; false
			{'type':'string'}                              ; 'a'  ; true
			{'type':'string'}                              ; 5    ; true
			{'type':'number'}                              ; 5    ; true
			{'type':'array'}                               ; []   ; true
			{'type':'array'}                               ; {}   ; true
			""", quoteCharacter = '~')
	void argumentsAreAnObjectUnlessTheSchemaNamesOtherKindsAlone(String schema, String value, boolean expected) {
		assertThat(Calls.of(schema).mayBeArguments(Json.of(value))).isEqualTo(expected);
	}

}
