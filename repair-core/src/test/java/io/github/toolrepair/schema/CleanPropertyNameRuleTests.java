package io.github.toolrepair.schema;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class CleanPropertyNameRuleTests {

	private static final String SCHEMA = """
			{'type':'object','required':['path'],'additionalProperties':false,'properties':{
			'path':{'type':'string'},'limit':{'type':'integer'},' odd ':{'type':'string'},
			'open':{'type':'object','required':['id'],'properties':{'id':{},'note':{}}}}}""";

	private final CleanPropertyNameRule rule = new CleanPropertyNameRule();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{' path ':'a'} | move / path  to /path
			{'path``':'a'} | move /path`` to /path
			{'path':'a','limit:':5} | move /limit: to /limit
			{'path</arg_key>':'a'} | move /path<~1arg_key> to /path
			{'<k>path</k>':'a'} | move /<k>path<~1k> to /path
			{'path':'a','open':{' id':1}} | move /open/ id to /open/id
			""", quoteCharacter = '`')
	void proposeMovesTheValueToTheCleanName(String arguments, String operations) {
		assertThat(Proposals.operations(Proposals.of(this.rule, SCHEMA, arguments)))
			.containsExactlyInAnyOrder(operations.split(", (?=move|remove|replace)"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'path':'a'}
			{' Path ':'a','path':'b'}
			{'path':'a',' path':'a'}
			{'path':'a',' size ':5}
			{'path':'a',' odd ':'x'}
			{'path':'a','open':{'id':1,' note':2}}
			{'path':'a','<path':'b'}
			{'path':'a','path>':'b'}
			{'path':'a','':'b'}
			{'path':'a','<>':'b'}
			{'path':'a','open':{' id':1,'id ':2}}
			[]
			""", quoteCharacter = '`')
	void proposeLeavesOtherNamesAlone(String arguments) {
		assertThat(Proposals.of(this.rule, SCHEMA, arguments)).isEmpty();
	}

	@Test
	void noteTellsHowToSendItRight() {
		assertThat(Proposals.of(this.rule, SCHEMA, "{' path ':'a'}")).extracting(Proposal::note)
			.contains("The parameter is named 'path', without anything around it.");
	}

}
