package io.github.toolrepair.schema;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class DropEmptyObjectRuleTests {

	private static final String SCHEMA = """
			{'type':'object','required':['path'],'additionalProperties':false,'properties':{
			'path':{'type':'string'},'limit':{'type':'integer'},'list':{'type':'array','items':{'type':'string'}},
			'order':{'type':'object','required':['id'],'properties':{'id':{'type':'integer'},'note':{'type':'string'}}},
			'either':{'anyOf':[{'type':'string'},{'type':'object','required':['id']}]}}}""";

	private final DropEmptyObjectRule rule = new DropEmptyObjectRule();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'path':'a','limit':{}}                  | remove /limit
			{'path':'a','list':{}}                   | remove /list
			{'path':'a','order':{'id':1,'note':{}}}  | remove /order/note
			""", quoteCharacter = '`')
	void proposeTakesOptionalEmptyObjectsAway(String arguments, String operation) {
		assertThat(Proposals.operations(Proposals.of(this.rule, SCHEMA, arguments))).containsExactly(operation);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'path':{}}
			{'path':'a','order':{}}
			{'path':'a','either':{}}
			{'path':'a','limit':[]}
			{'path':'a','limit':{'value':5}}
			{'path':'a','list':['x',{}]}
			{'path':'a','other':{}}
			{'path':'a','limit':null}
			{'path':'a','limit':'{}'}
			""", quoteCharacter = '`')
	void proposeLeavesEverythingElseAlone(String arguments) {
		assertThat(Proposals.of(this.rule, SCHEMA, arguments)).isEmpty();
	}

	@Test
	void noteSaysWhatToDoInstead() {
		assertThat(Proposals.of(this.rule, SCHEMA, "{'path':'a','limit':{}}")).extracting(Proposal::note)
			.containsExactly("Leave out 'limit' instead of sending an empty object.");
	}

}
