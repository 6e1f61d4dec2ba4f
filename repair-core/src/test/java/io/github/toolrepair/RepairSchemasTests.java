package io.github.toolrepair;

import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.UnrepairableReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Repairs under every kind of schema that a tool may have.
 */
class RepairSchemasTests {

	private final RepairPipeline pipeline = RepairPipeline.builder().build();

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					{'properties':{'p':{'type':'integer'}}}                                     | {'p':'5'}        | {'p':5}
					{'properties':{'p':{'type':['integer','null']}}}                            | {'p':'5'}        | {'p':5}
					{'properties':{'p':{'allOf':[{'type':'integer'},{'minimum':1}]}}}           | {'p':'5'}        | {'p':5}
					{'properties':{'p':{'allOf':[{'type':'array'},{'minItems':1}]}}}            | {'p':'x'}        | {'p':['x']}
					{'allOf':[{'properties':{'p':{'type':'integer'}}},{'required':['q']}]}      | {'p':null,'q':1} | {'q':1}
					{'allOf':[{'properties':{'p':{'type':'integer'}}}],'unevaluatedProperties':false} | {' p':1}   | {'p':1}
					{'patternProperties':{'^x':{'type':'array','items':{'type':'integer'}}}}    | {'x1':'5'}       | {'x1':[5]}
					{'patternProperties':{'^x':{'type':'integer'}}}                             | {'x1':'5'}       | {'x1':5}
					{'additionalProperties':{'type':'array'}}                                   | {'any':'[1]'}    | {'any':[1]}
					{'properties':{'p':{'prefixItems':[{'type':'integer'},{'type':'boolean'}]}}} | {'p':['5','true']} | {'p':[5,true]}
					{'properties':{'p':{'type':'array','prefixItems':[{'type':'integer'}]}}}    | {'p':'[5]'}      | {'p':[5]}
					{'properties':{'p':{'type':'integer'},'q':{}},'dependentRequired':{'q':['p']}} | {'q':1,'p':'5'} | {'q':1,'p':5}
					{'properties':{'p':{'type':'integer'}},'if':{'required':['q']},'then':{'required':['p']}} | {'p':null} | {}
					{'properties':{'p':{'const':5}}}                                            | {'p':'5'}        | {'p':5}
					{'properties':{'p':{'enum':[1,2]}}}                                         | {'p':'2'}        | {'p':2}
					{'$ref':'#/$defs/n','$defs':{'n':{'properties':{'n':{'$ref':'#/$defs/n'},'v':{'type':'integer'}}}}} | {'n':{'n':{'n':{'v':'7'}}}} | {'n':{'n':{'n':{'v':7}}}}
					{'properties':{'p':{'$ref':'#x'}},'$defs':{'x':{'$anchor':'x','type':'integer'}}} | {'p':'5'}  | {'p':5}
					{'$schema':'http://json-schema.org/draft-07/schema#','definitions':{'d':{'type':'integer'}},'properties':{'p':{'$ref':'#/definitions/d'}}} | {'p':'5'} | {'p':5}
					{'$schema':'http://json-schema.org/draft-07/schema#','properties':{'p':{'items':[{'type':'integer'}],'additionalItems':{'type':'boolean'}}}} | {'p':['5','True']} | {'p':[5,true]}
					{'$schema':'http://json-schema.org/draft-06/schema#','properties':{'p':{'type':'integer'}}} | {'p':null} | {}
					{'$schema':'http://json-schema.org/draft-04/schema#','properties':{'p':{'type':'number','minimum':3,'exclusiveMinimum':true}}} | {'p':'4'} | {'p':4}
					{'$schema':'https://json-schema.org/draft/2019-09/schema','properties':{'p':{'type':'array','items':[{'type':'integer'}]}}} | {'p':['5']} | {'p':[5]}
					{'$schema':'http://json-schema.org/schema#','properties':{'p':{'type':'integer'}}} | {'p':'5'} | {'p':5}
					{'properties':{'p':{'type':'number','minimum':3,'exclusiveMinimum':true}}}  | {'p':'4'}        | {'p':4}
					{'properties':{'o':{'anyOf':[{'type':'object','required':['l'],'properties':{'l':{'type':'array','items':{'$ref':'#/$defs/i'}}}},{'type':'null'}]}},'$defs':{'i':{'type':'object','properties':{'n':{'type':'integer'},'t':{'type':'string'}},'additionalProperties':false}}} | {'o':{'l':[{'n':'1','t':null},{'n':''}]}} | {'o':{'l':[{'n':1},{}]}}
					""",
			quoteCharacter = '`')
	void whatIsMeantIsFound(String schema, String arguments, String expected) {
		RepairResult result = repair(schema, Json.text(arguments));
		assertThat(result.isExecutable()).as("%s", result.retryMessage()).isTrue();
		assertThat(Json.numeric(Json.read(result.arguments()))).isEqualTo(Json.numeric(Json.of(expected)));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					{'properties':{'p':{'type':'string','nullable':true}},'required':['p']}     | {'p':null}
					{'properties':{'p':{'enum':['a'],'nullable':true}},'required':['p']}        | {'p':null}
					{'properties':{'p':{'$ref':'#/$defs/d','nullable':true}},'$defs':{'d':{'type':'object'}}} | {'p':null}
					{'properties':{'nullable':{'type':'boolean'}}}                              | {'nullable':true}
					{'properties':{'p':{'type':'string','format':'date'}}}                      | {'p':'someday'}
					{'$schema':'http://json-schema.org/draft-07/schema#','properties':{'p':{'type':'string','format':'date'}}} | {'p':'someday'}
					{'properties':{'p':{'type':'number','minimum':3,'exclusiveMinimum':false}}} | {'p':3}
					{'properties':{'p':true}}                                                   | {'p':null}
					true                                                                        | {'p':null}
					{}                                                                          | {'p':null}
					{'properties':{'p':{}}}                                                     | {'p':''}
					{'properties':{'p':{'properties':{'a':{'type':'integer'}}}}}                | {'p':'a'}
					{'properties':{'p':{'type':'number','multipleOf':0.01}}}                    | {'p':0.1}
					{'properties':{'p':{'type':'integer'}}}                                     | {'p':9007199254740993}
					{'properties':{'p':{'type':'number'}}}                                      | {'p':1e400}
					{'properties':{'p':{'oneOf':[{'type':'integer'},{'type':'string'}]}}}       | {'p':'5'}
					""",
			quoteCharacter = '`')
	void validCallsStayTheIdenticalText(String schema, String arguments) {
		String raw = Json.text(arguments);
		RepairResult result = repair(schema, raw);
		assertThat(result.outcome()).isEqualTo(RepairOutcome.VALID);
		assertThat(result.arguments()).isSameAs(raw);
		assertThat(result.observations()).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'properties':{'p':{'type':'integer','maximum':9007199254740992}}}           | {'p':9007199254740993}
			{'properties':{'p':{'type':'integer','maximum':9007199254740992}}}           | {'p':'9007199254740993'}
			{'properties':{'p':{'type':'number'}}}                                       | {'p':'1e400'}
			{'properties':{'p':{'anyOf':[{'type':'array'},{'type':'object'}]}},'required':['p']} | {'p':null}
			{'allOf':[{'required':['p']},{'properties':{'p':{'type':'integer'}}}]}       | {'p':null}
			{'properties':{'p':{'type':'integer'}},'dependentRequired':{'q':['p']}}      | {'q':1,'p':null}
			{'properties':{'p':{'type':'integer'}},'if':{'required':['q']},'then':{'required':['p']}} | {'p':null,'q':1}
			{'additionalProperties':{'type':'integer'}}                                  | {'p':null,'q':1}
			{'patternProperties':{'^x':{'type':'integer'}}}                              | {'x':'','y':1}
			{'properties':{'p':{'prefixItems':[{'type':'integer'}]}}}                    | {'p':[null]}
			false                                                                        | {'p':1}
			{'properties':{'p':false}}                                                   | {'p':1}
			{'properties':{'p':{'not':{'type':'string'}}}}                               | {'p':'x'}
			{'properties':{'p':{'type':'integer'}}}                                      | {'p':5.7}
			""", quoteCharacter = '`')
	void whatMayBeAnythingIsRefused(String schema, String arguments) {
		assertThat(repair(schema, Json.text(arguments)).outcome()).isEqualTo(RepairOutcome.UNREPAIRABLE);
	}

	@ParameterizedTest
	@CsvSource({ "9007199254740993", "123456789012345678901234567890", "0.1", "1.10", "-0.00000000000000000001" })
	void conversionKeepsEveryDigit(String number) {
		RepairResult result = repair("{'properties':{'p':{'type':'number'}}}", "{\"p\":\"" + number + "\"}");
		assertThat(result.outcome()).isEqualTo(RepairOutcome.VALID);
		assertThat(Json.read(result.arguments()).path("p").decimalValue()).isEqualTo(number);
	}

	@Test
	void conversionOfABranchIsNotMixedWithThatOfAnother() {
		String union = """
				{'properties':{'p':{'anyOf':[
				{'properties':{'kind':{'const':'a'},'x':{'type':'integer'},'y':{'type':'integer'}},'required':['kind']},
				{'properties':{'kind':{'const':'b'},'x':{'type':'string'},'y':{'type':'string'}},'required':['kind']}]}}}""";
		assertThat(repair(union, Json.text("{'p':{'kind':'a','x':'5','y':7}}")).arguments())
			.isEqualTo(Json.text("{'p':{'kind':'a','x':5,'y':7}}"));
		assertThat(repair(union, Json.text("{'p':{'kind':'b','x':'5','y':7}}")).arguments())
			.isEqualTo(Json.text("{'p':{'kind':'b','x':'5','y':'7'}}"));
	}

	@Test
	void twoBranchesThatConversionReachesAreAmbiguous() {
		String union = """
				{'properties':{'p':{'anyOf':[{'properties':{'x':{'type':'integer'},'y':{'type':'integer'}}},
				{'properties':{'x':{'type':'string'},'y':{'type':'string'}}}]}}}""";
		RepairResult result = repair(union, Json.text("{'p':{'x':'5','y':7}}"));
		assertThat(result.reason()).isEqualTo(UnrepairableReason.AMBIGUOUS);
		assertThat(result.retryMessage()).contains("{\"x\":5,\"y\":7}").contains("{\"x\":\"5\",\"y\":\"7\"}");
	}

	@Test
	void repairOfABranchIsNotMixedWithThatOfAnother() {
		String union = """
				{'properties':{'p':{'anyOf':[
				{'additionalProperties':false,'properties':{'list':{'type':'array','items':{'type':'string'}}}},
				{'additionalProperties':false,'properties':{'list':{'type':'string'},'flag':{'type':'boolean'}}}]}}}""";
		assertThat(repair(union, Json.text("{'p':{'list':'a','flag':null}}")).arguments())
			.isEqualTo(Json.text("{'p':{'list':'a'}}"));
	}

	@Test
	void oneObjectAsTextForAListIsReadAndWrapped() {
		String schema = "{'properties':{'list':{'type':'array','items':{'type':'object','required':['a']}}}}";
		assertThat(repair(schema, "{\"list\":\"{\\\"a\\\":1}\"}").arguments())
			.isEqualTo(Json.text("{'list':[{'a':1}]}"));
		assertThat(repair(schema, "{\"list\":\"{\\\"b\\\":1}\"}").isExecutable()).isFalse();
	}

	@Test
	void severalFaultsInOneCallAreRepairedTogether() {
		String schema = """
				{'type':'object','additionalProperties':false,'required':['path','unit'],'properties':{
				'path':{'type':'string'},'unit':{'type':'string','enum':['CELSIUS']},'limit':{'type':'integer'},
				'tags':{'type':'array','items':{'type':'string'}},'ids':{'type':'array','items':{'type':'integer'}},
				'options':{'type':'object','properties':{'deep':{'type':'boolean'}}}}}""";
		RepairResult result = repair(schema, """
				{" path ":"a","unit":"celsius","limit":"None","tags":"x","ids":{"item":["1","2"]},
				"options":"{\\"deep\\":\\"true\\"}","reasoning":"why","nothing":null}""");
		assertThat(Json.read(String.valueOf(result.arguments())))
			.isEqualTo(Json.of("{'unit':'CELSIUS','tags':['x'],'ids':[1,2],'options':{'deep':true},'path':'a'}"));
		assertThat(result.outcome()).isEqualTo(RepairOutcome.REPAIRED);
	}

	@ParameterizedTest
	@ValueSource(ints = { 300, 10_000 })
	@Timeout(30)
	void nullsAreLeftOutHoweverManyThereAre(int count) {
		ObjectNode schema = Json.object("{'type':'object','additionalProperties':false}");
		ObjectNode properties = schema.putObject("properties");
		ObjectNode arguments = Json.object("{}");
		for (int i = 0; i < count; i++) {
			properties.putObject("p" + i).put("type", "integer");
			arguments.putNull("p" + i);
		}
		arguments.put("p0", 1);
		RepairResult result = repair(schema.toString(), arguments.toString());
		assertThat(result.arguments()).isEqualTo("{\"p0\":1}");
		assertThat(result.changes()).hasSize(count - 1);
		assertThat(result.repairNotes()).hasSize(5);
	}

	@ParameterizedTest
	@ValueSource(ints = { 300, 3_000 })
	@Timeout(30)
	void itemsAreRepairedHoweverManyThereAre(int count) {
		String schema = """
				{'properties':{'list':{'type':'array','items':{'anyOf':[{'type':'object','additionalProperties':false,
				'properties':{'n':{'type':'integer'},'m':{'type':'integer'}}},{'type':'null'}]}}}}""";
		ArrayNode list = Json.object("{}").putArray("list");
		for (int i = 0; i < count; i++) {
			list.addObject().put("n", "5").putNull("m").put("thought", "x");
		}
		RepairResult result = repair(schema, "{\"list\":" + list + "}");
		assertThat(result.outcome()).isEqualTo(RepairOutcome.REPAIRED);
		assertThat(Json.read(result.arguments()).path("list")).hasSize(count)
			.allMatch((item) -> item.equals(Json.of("{'n':5}")));
	}

	@ParameterizedTest
	@ValueSource(strings = { "path", " path", "<path>", "x", "file" })
	@Timeout(30)
	void namesThatAreNotDeclaredCostLittleHoweverManyThereAre(String name) {
		String schema = "{'additionalProperties':false,'required':['path'],'properties':{'path':{'type':'string'}}}";
		ObjectNode arguments = Json.object("{}");
		for (int i = 0; i < 20_000; i++) {
			arguments.put(" ".repeat(i % 100) + name + " ".repeat(i / 100), i);
		}
		assertThat(repair(schema, arguments.toString()).isExecutable()).isFalse();
	}

	private RepairResult repair(String schema, String raw) {
		return this.pipeline.repair(RepairRequest.of(ToolContract.of("tool", Json.text(schema)), raw));
	}

}
