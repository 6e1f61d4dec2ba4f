package io.github.toolrepair.schema;

import java.util.List;

import io.github.toolrepair.Json;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.Selector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Each schema that shall be found carries a {@code title}.
 */
class SchemaNavigatorTests {

	private static final String SCHEMA = """
			{'title':'root','properties':{
			'plain':{'title':'plain'},
			'ref':{'$ref':'#/$defs/node'},
			'escaped':{'$ref':'#/$defs/a~1b'},
			'elsewhere':{'$ref':'https://example.org/x.json'},
			'nowhere':{'$ref':'#/$defs/none'},
			'all':{'allOf':[{'title':'all-1'},{'title':'all-2','properties':{'x':{'title':'all-x'}}}]},
			'any':{'anyOf':[{'title':'any-1'},{'oneOf':[{'title':'any-one'}]}]},
			'conditional':{'if':{'title':'if'},'then':{'title':'then'},'else':{'title':'else'}},
			'dependent':{'dependentSchemas':{'x':{'title':'dependent-x'}}},
			'map':{'patternProperties':{'^x-':{'title':'pattern'},'[':{'title':'broken'}},
			'properties':{'x-y':{'title':'named'}},'additionalProperties':{'title':'additional'}},
			'closed':{'additionalProperties':false},
			'list':{'items':{'title':'item'}},
			'tuple':{'prefixItems':[{'title':'first'},{'title':'second'}],'items':{'title':'rest'}},
			'oldTuple':{'items':[{'title':'first'}],'additionalItems':{'title':'rest'}},
			'endless':{'$ref':'#/$defs/loop'}},
			'$defs':{'node':{'title':'node','properties':{'next':{'$ref':'#/$defs/node'},'top':{'$ref':'#'}}},
			'a/b':{'title':'slash'},'loop':{'title':'loop','allOf':[{'$ref':'#/$defs/loop'}]}}}""";

	private final SchemaNavigator navigator = new SchemaNavigator(Json.of(SCHEMA));

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			''                  | root
			/plain              | plain
			/unknown            | ''
			/plain/deeper       | ''
			/ref                | node
			/ref/next/next      | node
			/ref/next/top       | root
			/ref/top/plain      | plain
			/escaped            | slash
			/elsewhere          | ''
			/nowhere            | ''
			/all                | all-1, all-2
			/all/x              | all-x
			/any                | any-1, any-one
			/conditional        | then, else
			/dependent          | dependent-x
			/map/x-y            | named, pattern
			/map/x-z            | pattern
			/map/other          | additional
			/closed/other       | ''
			/list/7             | item
			/tuple/0            | first
			/tuple/1            | second
			/tuple/2            | rest
			/oldTuple/0         | first
			/oldTuple/1         | rest
			/endless            | loop
			""")
	void possibleAtFollowsReferencesAndCombinations(String location, String titles) {
		assertThat(titles(this.navigator.possibleAt(at(location)))).isEqualTo(expected(titles));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			''             | root
			/ref           | node
			/all           | all-1, all-2
			/all/x         | all-x
			/any           | ''
			/conditional   | ''
			/dependent     | ''
			""")
	void certainAtFollowsOnlyWhatAppliesInAnyCase(String location, String titles) {
		assertThat(titles(this.navigator.certainAt(at(location)))).isEqualTo(expected(titles));
	}

	@Test
	void booleanSchemasSayNothing() {
		assertThat(new SchemaNavigator(Json.of("true")).possibleAt(JsonLocation.root())).isEmpty();
		assertThat(new SchemaNavigator(Json.of("{'properties':{'a':true}}")).possibleAt(at("/a"))).isEmpty();
	}

	private static List<String> titles(List<JsonNode> schemas) {
		return schemas.stream()
			.filter((schema) -> schema.has("title"))
			.map((schema) -> schema.path("title").stringValue())
			.toList();
	}

	private static List<String> expected(String titles) {
		return titles.isEmpty() ? List.of() : List.of(titles.split(", "));
	}

	private static JsonLocation at(String pointer) {
		return new JsonLocation(Selector.parse(pointer).segments());
	}

}
