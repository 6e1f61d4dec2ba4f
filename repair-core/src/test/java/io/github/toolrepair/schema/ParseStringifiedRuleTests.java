package io.github.toolrepair.schema;

import java.util.List;

import io.github.toolrepair.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of {@link ParseStringifiedArrayRule} and {@link ParseStringifiedObjectRule}.
 */
class ParseStringifiedRuleTests {

	private static final String SCHEMA = """
			{'type':'object','properties':{'list':{'type':'array'},'order':{'type':'object'},'text':{'type':'string'},
			'both':{'type':['array','object']},'mixed':{'anyOf':[{'type':'array'},{'type':'string'}]},
			'limit':{'type':'integer'}}}""";

	private final ParseStringifiedArrayRule arrays = new ParseStringifiedArrayRule();

	private final ParseStringifiedObjectRule objects = new ParseStringifiedObjectRule();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			list  | ["a"]           | replace /list by ['a']
			list  | []              | replace /list by []
			list  | "[1]"           | replace /list by [1]
			list  | [\\"a\\"]       | replace /list by ['a']
			both  | [{"a":1}]       | replace /both by [{'a':1}]
			""", quoteCharacter = '`')
	void arraysAreReadWhereAnArrayIsWanted(String parameter, String text, String operation) {
		assertThat(operations(this.arrays, parameter, text)).containsExactly(operation);
		assertThat(operations(this.objects, parameter, text)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			order | {"id":7}        | replace /order by {'id':7}
			order | {}              | replace /order by {}
			order | "{}"            | replace /order by {}
			both  | {"a":[1]}       | replace /both by {'a':[1]}
			""", quoteCharacter = '`')
	void objectsAreReadWhereAnObjectIsWanted(String parameter, String text, String operation) {
		assertThat(operations(this.objects, parameter, text)).containsExactly(operation);
		assertThat(operations(this.arrays, parameter, text)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			text  | ["a"]
			mixed | ["a"]
			list  | {"a":1}
			order | ["a"]
			list  | ["a"
			list  | "a", "b"
			list  | a
			list  | ``
			order | {"a":1,"a":2}
			order | {"a":1} {"a":1}
			limit | [5]
			""", quoteCharacter = '`')
	void otherTextStaysText(String parameter, String text) {
		assertThat(operations(this.arrays, parameter, text)).isEmpty();
		assertThat(operations(this.objects, parameter, text)).isEmpty();
	}

	@Test
	void onlyTextIsRead() {
		assertThat(Proposals.of(this.arrays, SCHEMA, "{'list':{'a':1}}")).isEmpty();
		assertThat(Proposals.of(this.objects, SCHEMA, "{'order':[1]}")).isEmpty();
	}

	@Test
	void noteNamesTheParameter() {
		assertThat(proposals(this.arrays, "list", "[1]")).extracting(Proposal::note)
			.containsExactly("Send 'list' as JSON, not as text that holds JSON.");
	}

	private static List<String> operations(SchemaRule rule, String parameter, String text) {
		return Proposals.operations(proposals(rule, parameter, text));
	}

	private static List<Proposal> proposals(SchemaRule rule, String parameter, String text) {
		ObjectNode arguments = Json.object("{}").put(parameter, text);
		return Proposals.of(rule, SCHEMA, arguments);
	}

}
