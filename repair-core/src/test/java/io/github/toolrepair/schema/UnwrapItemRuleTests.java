package io.github.toolrepair.schema;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class UnwrapItemRuleTests {

	private static final String SCHEMA = """
			{'type':'object','properties':{'tags':{'type':'array','items':{'type':'string'}},'text':{'type':'string'},
			'groups':{'type':'array','items':{'type':'object','properties':{'items':{}}}}}}""";

	private final UnwrapItemRule rule = new UnwrapItemRule();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'tags':{'item':['a']}} | replace /tags by ['a']
			{'tags':{'Items':[]}} | replace /tags by []
			{'tags':{'tags':['a','b']}} | replace /tags by ['a','b']
			{'groups':{'item':[{}]}} | replace /groups by [{}]
			""", quoteCharacter = '`')
	void proposeTakesTheArrayOut(String arguments, String operations) {
		assertThat(Proposals.operations(Proposals.of(this.rule, SCHEMA, arguments)))
			.containsExactlyInAnyOrder(operations.split(", (?=move|remove|replace)"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'tags':['a']}
			{'tags':{}}
			{'tags':{'item':'a'}}
			{'tags':{'item':['a'],'x':1}}
			{'tags':{'other':['a']}}
			{'text':{'item':['a']}}
			{'groups':{'items':[{}]}}
			{'tags':'item'}
			""", quoteCharacter = '`')
	void proposeLeavesOtherValuesAlone(String arguments) {
		assertThat(Proposals.of(this.rule, SCHEMA, arguments)).isEmpty();
	}

	@Test
	void noteTellsHowToSendItRight() {
		assertThat(Proposals.of(this.rule, SCHEMA, "{'tags':{'item':['a']}}")).extracting(Proposal::note)
			.contains("Send 'tags' as an array, without an object around it.");
	}

}
