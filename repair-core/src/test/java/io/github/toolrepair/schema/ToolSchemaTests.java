package io.github.toolrepair.schema;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.util.List;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.ToolContract;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class ToolSchemaTests {

	private static final String SCHEMA = """
			{'type':'object','required':['path'],'additionalProperties':false,'properties':{
			'path':{'type':'string','minLength':1},'limit':{'type':'integer','minimum':1},
			'unit':{'enum':['a','b']},'tags':{'type':'array','items':{'type':'string'}},
			'when':{'type':'string','format':'date'},
			'either':{'anyOf':[{'type':'integer'},{'type':'array','items':{'type':'integer'}}]},
			'node':{'$ref':'#/$defs/node'}},'dependentRequired':{'unit':['limit']},
			'$defs':{'node':{'type':'object','required':['id'],'additionalProperties':false,
			'properties':{'id':{'type':'integer'},'next':{'$ref':'#/$defs/node'}}}}}""";

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{}                                   | /path required missing
			{'path':5}                           | /path type integer
			{'path':''}                          | /path minLength string
			{'path':'a','limit':0}               | /limit minimum integer
			{'path':'a','other':1}               | /other additionalProperties integer
			{'path':'a','a/b~':{}}               | /a~1b~0 additionalProperties object
			{'path':'a','limit':1,'unit':'c'}    | /unit enum string
			{'path':'a','unit':'a'}              | /limit dependentRequired missing
			{'path':'a','tags':['x',5,null]}     | /tags/1 type integer, /tags/2 type null
			{'path':'a','either':'x'}            | /either type string
			{'path':'a','node':{}}               | /node/id required missing
			{'path':'a','node':{'id':1,'next':{'id':2,'next':{'id':'3'}}}} | /node/next/next/id type string
			5                                    | ` type integer`
			""", quoteCharacter = '`')
	void validateNamesLocationKeywordAndKind(String arguments, String expected) {
		List<String> issues = Calls.schema(SCHEMA)
			.validate(Json.of(arguments))
			.stream()
			.map((issue) -> issue.location() + " " + issue.keyword() + " " + issue.received().id())
			.distinct()
			.toList();
		assertThat(issues).containsExactlyInAnyOrder(expected.split(", "));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'path':'a'}
			{'path':'a','limit':12345678901234567890}
			{'path':'a','either':[1,2]}
			{'path':'a','when':'someday'}
			{'path':'a','node':{'id':1,'next':{'id':2}}}
			""", quoteCharacter = '`')
	void validateFindsNothingInValidArguments(String arguments) {
		assertThat(Calls.schema(SCHEMA).validate(Json.of(arguments))).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'path':'a','limit':'5'}
			{'path':'a','limit':true}
			{'path':'a','limit':5.5}
			{'path':5}
			{'path':'a','tags':'x'}
			{'path':'a','tags':null}
			""", quoteCharacter = '`')
	void validateConvertsNothing(String arguments) {
		assertThat(Calls.schema(SCHEMA).validate(Json.of(arguments))).isNotEmpty();
	}

	@Test
	void issueCarriesTheSchemaThatHoldsItsKeyword() {
		ToolSchema schema = Calls.schema(SCHEMA);
		assertThat(schema.validate(Json.of("{'path':'a','limit':'5'}"))).singleElement()
			.satisfies((issue) -> assertThat(issue.schema()).isEqualTo(Json.of("{'type':'integer','minimum':1}")));
		assertThat(schema.validate(Json.of("{'path':'a','node':{'id':1,'next':{'id':'x'}}}"))).singleElement()
			.satisfies((issue) -> assertThat(issue.schema()).isEqualTo(Json.of("{'type':'integer'}")));
	}

	@Test
	void keywordsOfUpperCaseSchemasAreUnderstood() {
		ToolSchema schema = Calls.schema("{'type':'OBJECT','properties':{'a':{'type':'STRING'}}}");
		assertThat(schema.validate(Json.of("{'a':'x'}"))).isEmpty();
		assertThat(schema.validate(Json.of("{'a':5}"))).hasSize(1);
		assertThat(schema.kindsAt(JsonLocation.of("a"))).containsExactly(JsonKind.STRING);
	}

	@Test
	void draftIsChosenByTheSchema() {
		String tuple = "'items':[{'type':'string'}],'additionalItems':false";
		ToolSchema draft7 = Calls.schema("{'$schema':'http://json-schema.org/draft-07/schema#'," + tuple + "}");
		assertThat(draft7.validate(Json.of("['a','b']"))).isNotEmpty();
		assertThat(draft7.validate(Json.of("['a']"))).isEmpty();
	}

	@Test
	void booleanSchemasAcceptEverythingOrNothing() {
		assertThat(Calls.schema("true").validate(Json.of("{'a':1}"))).isEmpty();
		assertThat(Calls.schema("false").validate(Json.of("{'a':1}"))).isNotEmpty();
		assertThat(Calls.schema("{'properties':{'a':false}}").validate(Json.of("{'a':1}"))).isNotEmpty();
		assertThat(Calls.schema("true").declared()).isEmpty();
	}

	@Test
	void schemasElsewhereAreNeverFetched() throws IOException {
		try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			String reference = "http://127.0.0.1:" + server.getLocalPort() + "/schema.json";
			String schema = Json.text("{'$ref':'" + reference + "'}");
			assertThat(new StrictValidator().schemaOf(ToolContract.of("tool", schema))).isNull();
			server.setSoTimeout(1);
			assertThatExceptionOfType(SocketTimeoutException.class).isThrownBy(server::accept);
		}
	}

	@Test
	void shapeNamesDeclaredAndRequiredParameters() {
		ToolSchema schema = Calls.schema("""
				{'required':['a'],'properties':{'a':{},'b':{'properties':{'c':{},'d':{}}}},
				'allOf':[{'required':['b']}],'anyOf':[{'properties':{'e':{}},'required':['e']},{}]}""");
		assertThat(schema.declared()).containsExactlyInAnyOrder("a", "b", "e");
		assertThat(schema.required()).containsExactlyInAnyOrder("a", "b");
		assertThat(schema.declaredIn(JsonLocation.of("b"))).containsExactly("c", "d");
		assertThat(schema.declares(JsonLocation.of("b", "c"))).isTrue();
		assertThat(schema.declares(JsonLocation.of("b", "x"))).isFalse();
		assertThat(schema.requires(JsonLocation.of("b"))).isTrue();
		assertThat(schema.requires(JsonLocation.of("e"))).isFalse();
	}

	@Test
	void kindsAreThoseOfEveryBranch() {
		ToolSchema schema = Calls.schema(SCHEMA);
		assertThat(schema.kindsAt(JsonLocation.of("either"))).containsExactlyInAnyOrder(JsonKind.INTEGER,
				JsonKind.ARRAY);
		assertThat(schema.kindsAt(JsonLocation.of("unit"))).isEmpty();
		assertThat(schema.kindsAt(JsonLocation.of("node", "next"))).containsExactly(JsonKind.OBJECT);
		assertThat(ToolSchema.kinds(Json.of("{'type':['string','null','date']}")))
			.containsExactlyInAnyOrder(JsonKind.STRING, JsonKind.NULL);
	}

}
