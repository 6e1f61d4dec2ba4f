package io.github.toolrepair.schema;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class NestFlattenedRuleTests {

	private static final String SCHEMA = """
			{'type':'object','required':['order'],'properties':{'dry':{'type':'boolean'},
			'order':{'type':'object','required':['id'],'properties':{'id':{},'note':{},'dry':{}}}}}""";

	private final NestFlattenedRule rule = new NestFlattenedRule();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'id':1} | replace  by {'order':{'id':1}}
			{'note':1,'id':2} | replace  by {'order':{'note':1,'id':2}}
			""", quoteCharacter = '`')
	void proposePutsTheFieldsIntoTheParameter(String arguments, String operations) {
		assertThat(Proposals.operations(Proposals.of(this.rule, SCHEMA, arguments)))
			.containsExactlyInAnyOrder(operations.split(", (?=move|remove|replace)"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{}
			{'order':{}}
			{'order':5}
			{'id':1,'other':2}
			{'id':1,'dry':true}
			{'odrer':{'id':1}}
			[]
			""", quoteCharacter = '`')
	void proposeLeavesOtherArgumentsAlone(String arguments) {
		assertThat(Proposals.of(this.rule, SCHEMA, arguments)).isEmpty();
	}

	@Test
	void noteTellsHowToSendItRight() {
		assertThat(Proposals.of(this.rule, SCHEMA, "{'id':1}")).extracting(Proposal::note)
			.contains("Send the fields of 'order' inside it, not at the top level.");
	}

}
