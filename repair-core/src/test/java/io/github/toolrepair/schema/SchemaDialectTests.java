package io.github.toolrepair.schema;

import io.github.toolrepair.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

class SchemaDialectTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'type':'OBJECT'}                           | {'type':'object'}
			{'type':['STRING','NULL']}                  | {'type':['string','null']}
			{'properties':{'a':{'type':'INTEGER'}}}     | {'properties':{'a':{'type':'integer'}}}
			{'items':{'anyOf':[{'type':'NUMBER'}]}}     | {'items':{'anyOf':[{'type':'number'}]}}
			{'properties':{'type':{'type':'STRING'}}}   | {'properties':{'type':{'type':'string'}}}
			{'properties':{'enum':{'type':'STRING'}}}   | {'properties':{'enum':{'type':'string'}}}
			{'$defs':{'default':{'type':'ARRAY'}}}      | {'$defs':{'default':{'type':'array'}}}
			""", quoteCharacter = '`')
	void normalizeLowersTypeNames(String schema, String expected) {
		assertThat(SchemaDialect.normalize(Json.of(schema))).isEqualTo(Json.of(expected));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'enum':['STRING',{'type':'STRING'}]}
			{'const':{'type':'STRING'}}
			{'default':{'type':'STRING'}}
			{'examples':[{'type':'STRING'}]}
			{'type':'DATE'}
			{'type':5}
			{'type':[5,'DATE']}
			{'title':'STRING','description':'OBJECT'}
			true
			""", quoteCharacter = '`')
	void normalizeLeavesValuesAlone(String schema) {
		assertThat(SchemaDialect.normalize(Json.of(schema))).isEqualTo(Json.of(schema));
	}

	@Test
	void normalizeLeavesItsInputAsItWas() {
		JsonNode schema = Json.of("{'type':'OBJECT'}");
		SchemaDialect.normalize(schema);
		assertThat(schema).isEqualTo(Json.of("{'type':'OBJECT'}"));
	}

}
