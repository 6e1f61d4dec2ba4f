package io.github.toolrepair.schema;

import io.github.toolrepair.Json;
import io.github.toolrepair.model.ToolContract;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class StrictValidatorTests {

	private final StrictValidator validator = new StrictValidator();

	@Test
	void schemaOfEqualTextIsCompiledOnce() {
		String schema = Json.text("{'type':'object','properties':{'a':{'type':'string'}}}");
		ToolSchema first = this.validator.schemaOf(ToolContract.of("one", schema));
		ToolSchema second = this.validator.schemaOf(ToolContract.of("two", new String(schema.toCharArray())));
		assertThat(first).isNotNull().isSameAs(second);
		assertThat(new StrictValidator().schemaOf(ToolContract.of("one", schema))).isNotSameAs(first);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "words", "{", "{}{}", "null", "5", "'text'", "[]", "{'a':1,'a':2}",
			"{'$ref':'#/$defs/none'}", "{'$ref':'https://example.org/schema.json'}", "{'$ref':'file:///etc/passwd'}",
			"{'$ref':'classpath:/schema.json'}", "{'$ref':'#'}", "{'allOf':[{'$ref':'#'}]}",
			"{'$schema':'https://example.org/none'}", "{'properties':{'a':{'pattern':'['}}}", "{'anyOf':{}}",
			"{'anyOf':[5]}", "{'properties':{'a':null}}", "{'minimum':'x'}", "{'items':5}", "{'type':'str'}",
			"{'type':''}", "{'type':null}", "{'type':[]}", "{'type':['string','text']}", "{'type':{'type':'string'}}",
			"{'properties':{'a':{'type':'file'}}}", "{'items':{'anyOf':[{'type':'int'}]}}",
			"{'$ref':'#/$defs/a','$defs':{'a':{'items':[{'type':'dict'}]}}}", "{'enum':'a'}", "{'enum':null}",
			"{'required':[null]}", "{'additionalProperties':'no'}", "{'additionalProperties':null}" })
	void schemaThatCanNotBeUsedIsNone(String schema) {
		assertThat(this.validator.schemaOf(ToolContract.of("tool", Json.text(schema)))).isNull();
	}

	@ParameterizedTest
	@ValueSource(strings = { "{'type':'any'}", "{'properties':{'type':{'type':'string'},'enum':{'type':'string'}}}",
			"{'x-view':{'type':'textarea','enum':'all'}}", "{'default':{'type':5},'examples':[{'type':'a'}]}",
			"{'required':true}", "{'enum':[]}", "{'const':{'type':'a'}}" })
	void schemaWithOtherWordsInItIsOne(String schema) {
		assertThat(this.validator.schemaOf(ToolContract.of("tool", Json.text(schema)))).isNotNull();
	}

	@Test
	void schemaDeeperThanEveryLimitIsNone() {
		String deep = Json.text("{'not':".repeat(501)) + "{}" + "}".repeat(501);
		assertThat(this.validator.schemaOf(ToolContract.of("tool", deep))).isNull();
	}

}
