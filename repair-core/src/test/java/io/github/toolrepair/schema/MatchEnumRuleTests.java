package io.github.toolrepair.schema;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class MatchEnumRuleTests {

	private static final String SCHEMA = """
			{'type':'object','properties':{'unit':{'enum':['READ_ONLY','READ_WRITE','10','a-b','+1',5,null]},
			'kind':{'const':'move'},'twin':{'enum':['id','ID']},'text':{'type':'string','pattern':'^x'}}}""";

	private final MatchEnumRule rule = new MatchEnumRule();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'unit':'read_only'} | replace /unit by 'READ_ONLY'
			{'unit':'Read only'} | replace /unit by 'READ_ONLY'
			{'unit':'readWrite'} | replace /unit by 'READ_WRITE'
			{'unit':' 10 '} | replace /unit by '10'
			{'unit':'A B'} | replace /unit by 'a-b'
			{'kind':'Move'} | replace /kind by 'move'
			""", quoteCharacter = '`')
	void proposeSpellsTheConstantAsListed(String arguments, String operations) {
		assertThat(Proposals.operations(Proposals.of(this.rule, SCHEMA, arguments)))
			.containsExactlyInAnyOrder(operations.split(", (?=move|remove|replace)"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'unit':'READ_ONLY'}
			{'unit':'READ'}
			{'unit':'1-0'}
			{'unit':'-10'}
			{'unit':'1'}
			{'unit':''}
			{'unit':' '}
			{'unit':'-'}
			{'unit':7}
			{'unit':true}
			{'kind':'moved'}
			{'twin':'Id'}
			{'text':'X'}
			{'unit':['READ_ONLY']}
			""", quoteCharacter = '`')
	void proposeLeavesOtherValuesAlone(String arguments) {
		assertThat(Proposals.of(this.rule, SCHEMA, arguments)).isEmpty();
	}

	@Test
	void noteTellsHowToSendItRight() {
		assertThat(Proposals.of(this.rule, SCHEMA, "{'kind':'Move'}")).extracting(Proposal::note)
			.contains("Spell the value of 'kind' exactly as the schema lists it.");
	}

}
