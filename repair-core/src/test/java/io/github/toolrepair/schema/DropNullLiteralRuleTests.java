package io.github.toolrepair.schema;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class DropNullLiteralRuleTests {

	private static final String SCHEMA = """
			{'type':'object','required':['id'],'additionalProperties':false,'properties':{
			'id':{'type':'integer'},'limit':{'type':'integer'},'list':{'type':'array','items':{'type':'integer'}},
			'text':{'type':'string','minLength':1},'either':{'type':['integer','string'],'pattern':'^x'},
			'map':{'type':'object','additionalProperties':{'type':'integer'}},'unit':{'enum':['a']}}}""";

	private final DropNullLiteralRule rule = new DropNullLiteralRule();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'id':1,'limit':'null'} | remove /limit
			{'id':1,'limit':'None'} | remove /limit
			{'id':1,'limit':'undefined'} | remove /limit
			{'id':1,'limit':''} | remove /limit
			{'id':1,'limit':' null '} | remove /limit
			{'id':1,'list':''} | remove /list
			{'id':1,'map':'null'} | remove /map
			""", quoteCharacter = '`')
	void proposeTakesTextsForNothingAway(String arguments, String operations) {
		assertThat(Proposals.operations(Proposals.of(this.rule, SCHEMA, arguments)))
			.containsExactlyInAnyOrder(operations.split(", (?=move|remove|replace)"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'id':'null'}
			{'id':1,'limit':null}
			{'id':1,'limit':'nothing'}
			{'id':1,'limit':'NULL'}
			{'id':1,'list':[1,'null']}
			{'id':1,'text':''}
			{'id':1,'either':''}
			{'id':1,'map':{'a':'null'}}
			{'id':1,'unit':'null'}
			{'id':1,'other':'null'}
			{'id':1,'limit':{}}
			""", quoteCharacter = '`')
	void proposeLeavesEverythingElseAlone(String arguments) {
		assertThat(Proposals.of(this.rule, SCHEMA, arguments)).isEmpty();
	}

	@Test
	void noteTellsHowToSendItRight() {
		assertThat(Proposals.of(this.rule, SCHEMA, "{'id':1,'limit':'null'}")).extracting(Proposal::note)
			.contains("Leave out 'limit' instead of sending a text for nothing.");
	}

}
