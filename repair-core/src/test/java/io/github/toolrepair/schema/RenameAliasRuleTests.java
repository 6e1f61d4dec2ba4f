package io.github.toolrepair.schema;

import java.util.List;

import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolAlias;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class RenameAliasRuleTests {

	private static final String SCHEMA = """
			{'type':'object','required':['path'],'additionalProperties':false,'properties':{
			'path':{'type':'string'},'limit':{'type':'integer'},'file':{'type':'string'},
			'edits':{'type':'array','items':{'type':'object','additionalProperties':false,
			'properties':{'old':{'type':'string'}}}}}}""";

	private static final ToolAlias[] ALIASES = { alias("/path", "file_path", "filename", "file"),
			alias("/limit", "lines"), alias("/edits/*/old", "old_text") };

	private final RenameAliasRule rule = new RenameAliasRule();

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'file_path':'a'}                        | move /file_path to /path
			{'path':null,'file_path':'a'}            | remove /path, move /file_path to /path
			{'path':'a','file_path':'a'}             | remove /path, move /file_path to /path
			{'file_path':'a','filename':'a'}         | move /file_path to /path, remove /filename
			{'path':'a','lines':5}                   | move /lines to /limit
			{'path':'a','lines':'5'}                 | move /lines to /limit
			{'path':'a','edits':[{},{'old_text':'b'}]} | move /edits/1/old_text to /edits/1/old
			""", quoteCharacter = '`')
	void proposeGivesAParameterItsOwnName(String arguments, String operations) {
		assertThat(Proposals.operations(Proposals.of(this.rule, SCHEMA, arguments, ALIASES)))
			.containsExactly(operations.split(", "));
	}

	@ParameterizedTest
	@ValueSource(strings = { "{'path':'a','file_path':'b'}", "{'file_path':'a','filename':'b'}", "{'file':'a'}",
			"{'FILE_PATH':'a'}", "{'file_path':null}", "{'path':'a','old_text':'b'}",
			"{'path':'a','edits':[{'file_path':'b'}]}", "{'path':'a','limit':'x'}", "{}", "[]" })
	void proposeLeavesEverythingElseAlone(String arguments) {
		assertThat(Proposals.of(this.rule, SCHEMA, arguments, ALIASES)).isEmpty();
	}

	@Test
	void proposeOffersEachParameterThatANameMayStandFor() {
		String schema = """
				{'type':'object','additionalProperties':false,
				'properties':{'path':{'type':'string'},'pattern':{'type':'string'}}}""";
		List<Proposal> proposals = Proposals.of(this.rule, schema, "{'p':'a'}", alias("/path", "p"),
				alias("/pattern", "p"));
		assertThat(Proposals.operations(proposals)).containsExactly("move /p to /path", "move /p to /pattern");
	}

	@Test
	void proposeKnowsBothWaysToAllowNoFurtherName() {
		String schema = "{'type':'object','unevaluatedProperties':false,'properties':{'limit':{'type':'integer'}}}";
		List<Proposal> proposals = Proposals.of(this.rule, schema, "{'lines':5}", ALIASES);
		assertThat(Proposals.operations(proposals)).containsExactly("move /lines to /limit");
	}

	@Test
	void noteTellsTheOwnName() {
		assertThat(Proposals.of(this.rule, SCHEMA, "{'file_path':'a'}", ALIASES)).extracting(Proposal::note)
			.containsOnly("The parameter is named 'path'.");
	}

	private static ToolAlias alias(String selector, String... names) {
		return new ToolAlias(Selector.parse(selector), List.of(names));
	}

}
