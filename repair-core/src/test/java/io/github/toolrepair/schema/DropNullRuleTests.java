package io.github.toolrepair.schema;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class DropNullRuleTests {

	private static final String SCHEMA = """
			{'type':'object','required':['path'],'additionalProperties':false,'properties':{
			'path':{'type':'string'},'limit':{'type':'integer'},'unit':{'enum':['a','b']},
			'nullable':{'type':['string','null']},'list':{'type':'array','items':{'type':'string'}},
			'order':{'$ref':'#/$defs/order'}},'$defs':{'order':{'type':'object','required':['id'],
			'properties':{'id':{'type':'integer'},'note':{'type':'string'}}}}}""";

	private final DropNullRule rule = new DropNullRule();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'path':'a','limit':null}              | remove /limit
			{'path':'a','unit':null}               | remove /unit
			{'path':'a','other':null}              | remove /other
			{'path':'a','order':{'id':1,'note':null}} | remove /order/note
			{'path':'a','order':null}              | remove /order
			{'path':'a','limit':null,'unit':null}  | remove /limit, remove /unit
			""", quoteCharacter = '`')
	void proposeTakesOptionalNullsAway(String arguments, String operations) {
		assertThat(Proposals.operations(Proposals.of(this.rule, SCHEMA, arguments)))
			.containsExactlyInAnyOrder(operations.split(", "));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'path':null}
			{'path':'a','order':{'id':null}}
			{'path':'a','list':['x',null]}
			{'path':'a','limit':'null'}
			{'path':'a','limit':''}
			{'path':'a','nullable':null}
			{}
			null
			""", quoteCharacter = '`')
	void proposeLeavesEverythingElseAlone(String arguments) {
		assertThat(Proposals.of(this.rule, SCHEMA, arguments)).isEmpty();
	}

	@Test
	void noteNamesOnlyDeclaredParameters() {
		assertThat(notes("{'path':'a','limit':null}")).containsExactly("Leave out 'limit' instead of sending null.");
		assertThat(notes("{'path':'a','secret':null}"))
			.containsExactly("Leave out a parameter that is not declared instead of sending null.");
	}

	private List<String> notes(String arguments) {
		return Proposals.of(this.rule, SCHEMA, arguments).stream().map(Proposal::note).toList();
	}

}
