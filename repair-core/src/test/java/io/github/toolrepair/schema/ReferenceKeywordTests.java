package io.github.toolrepair.schema;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class ReferenceKeywordTests {

	/** Three kinds of nodes, two of which hold further ones. */
	private static final String EXPRESSION = """
			{'$schema':'DRAFT','definitions':{'e':{'oneOf':[
			{'properties':{'kind':{'enum':['sum']},'l':{'$ref':'#/definitions/e'},'r':{'$ref':'#/definitions/e'}},
			'required':['kind','l','r'],'additionalProperties':false},
			{'properties':{'kind':{'enum':['minus']},'l':{'$ref':'#/definitions/e'}},
			'required':['kind','l'],'additionalProperties':false},
			{'properties':{'kind':{'enum':['number']},'v':{'type':'number'}},
			'required':['kind','v'],'additionalProperties':false}]}},
			'type':'object','properties':{'e':{'$ref':'#/definitions/e'}},'required':['e']}""";

	@ParameterizedTest
	@ValueSource(strings = { "http://json-schema.org/draft-04/schema#", "http://json-schema.org/draft-06/schema#",
			"http://json-schema.org/draft-07/schema#", "https://json-schema.org/draft/2019-09/schema",
			"https://json-schema.org/draft/2020-12/schema" })
	void validValueOfAUnionIsValidAtAnyDepth(String draft) {
		ToolSchema schema = Calls.schema(EXPRESSION.replace("DRAFT", draft));
		assertThat(schema.validate(Json.of("{'e':" + nested(90, "{'kind':'number','v':1}") + "}"))).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'kind':'number','v':'1'}        | /e/l/l/v
			{'kind':'number'}                | /e/l/l/v
			{'kind':'minus','v':1}           | /e/l/l/l
			{'kind':'number','v':1,'l':null} | /e/l/l/l
			""", quoteCharacter = '"')
	void invalidValueKeepsItsIssues(String leaf, String location) {
		ToolSchema schema = Calls.schema(EXPRESSION.replace("'$schema':'DRAFT',", ""));
		assertThat(schema.validate(Json.of("{'e':" + nested(2, leaf) + "}")))
			.anySatisfy((issue) -> assertThat(issue.location()).hasToString(location));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'x':1}       | true
			{'x':1,'y':1} | false
			{'x':'1'}     | false
			""", quoteCharacter = '"')
	void whatABranchLooksAtIsLookedAtInTheNextOne(String arguments, boolean valid) {
		ToolSchema schema = Calls.schema("""
				{'$defs':{'a':{'properties':{'x':{'type':'integer'}}}},'anyOf':[
				{'allOf':[{'$ref':'#/$defs/a'},{'required':['z']}]},{'$ref':'#/$defs/a'}],
				'unevaluatedProperties':false}""");
		assertThat(schema.validate(Json.of(arguments)).isEmpty()).isEqualTo(valid);
	}

	private static String nested(int depth, String leaf) {
		return "{'kind':'minus','l':".repeat(depth) + leaf + "}".repeat(depth);
	}

}
