package io.github.toolrepair.preprocess;

import java.util.List;
import java.util.Map;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.Selector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class AliasPreprocessorTests {

	private static final CallContext CALL = Calls.of("""
			{'type':'object','properties':{'path':{'type':'string'},'file':{'type':'string'},
			'limit':{'type':'integer'},'ratio':{'type':'number'},'list':{'type':'array'},'order':{'type':'object'},
			'any':{},'edits':{'type':'array','items':{'properties':{'old':{'type':'string'}}}}}}""");

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'file_path':'a'}                   | {'path':'a'}
			{'x':1,'file_path':'a','y':2}       | {'x':1,'y':2,'path':'a'}
			{'path':null,'file_path':'a'}       | {'path':'a'}
			{'path':'a','file_path':'a'}        | {'path':'a'}
			{'path':'a','file_path':null}       | {'path':'a'}
			{'filename':'a','file_path':'a'}    | {'path':'a'}
			{'filename':'a','file_path':null}   | {'path':'a'}
			{'path':null,'file_path':null}      | {'path':null}
			{'file_path':null,'filename':null}  | {'path':null}
			{'file_path':5}                     | {'path':5}
			""", quoteCharacter = '`')
	void inspectGivesAParameterItsOwnName(String arguments, String expected) {
		assertThat(apply(arguments, "/path", "file_path", "filename", "file").value()).isEqualTo(Json.of(expected));
	}

	@ParameterizedTest
	@ValueSource(strings = { "{'path':'a'}", "{'file':'a'}", "{'File_Path':'a'}", "{'file_path':['a']}",
			"{'file_path':{}}", "{'order':{'file_path':'a'}}", "{}" })
	void inspectLeavesEverythingElseAlone(String arguments) {
		Candidate candidate = new Candidate(Json.of(arguments), List.of(), 0);
		assertThat(stage("/path", "file_path", "filename", "file").apply(candidate, CALL, AliasPreprocessorTests::fail,
				AliasPreprocessorTests::fail))
			.isSameAs(candidate);
	}

	@ParameterizedTest
	@ValueSource(strings = { "{'path':'a','file_path':'b'}", "{'filename':'a','file_path':'b'}",
			"{'path':null,'filename':'a','file_path':'b'}" })
	void inspectOfTwoValuesIsAConflict(String arguments) {
		List<Finding> findings = new AliasPreprocessor(definition("/path", "file_path", "filename"), List.of())
			.inspect(Json.of(arguments), CALL);
		assertThat(findings).singleElement()
			.satisfies((finding) -> assertThat(finding.isConflict()).isTrue())
			.satisfies((finding) -> assertThat(finding.location()).hasToString("/path"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			/limit | 5      | true
			/limit | '5'    | true
			/limit | 5.5    | false
			/limit | {}     | false
			/ratio | 5      | true
			/ratio | true   | false
			/list  | 'a'    | true
			/list  | {}     | true
			/list  | 5      | true
			/order | '{}'   | true
			/order | {}     | true
			/order | 5      | false
			/path  | true   | true
			/any   | {}     | true
			/limit | null   | true
			""", quoteCharacter = '`')
	void inspectMovesOnlyWhatTheParameterMayHold(String selector, String value, boolean moved) {
		List<Finding> findings = new AliasPreprocessor(definition(selector, "other"), List.of())
			.inspect(Json.of("{'other':" + value + "}"), CALL);
		assertThat(findings).hasSize(moved ? 1 : 0);
	}

	@Test
	void inspectLooksAtEveryItem() {
		Candidate candidate = apply("{'edits':[{'old_text':'a'},{'old':'b'},5,{'old_text':'c'}]}", "/edits/*/old",
				"old_text");
		assertThat(candidate.value()).isEqualTo(Json.of("{'edits':[{'old':'a'},{'old':'b'},5,{'old':'c'}]}"));
		assertThat(candidate.changes()).extracting((change) -> change.location().toString())
			.containsExactly("/edits/0/old", "/edits/3/old");
	}

	@Test
	void inspectLeavesDeclaredNamesOfNestedObjectsAlone() {
		CallContext call = Calls.of("""
				{'type':'object','properties':{'edits':{'type':'array','items':{'type':'object',
				'properties':{'old':{'type':'string'},'text':{'type':'string'}}}}}}""");
		AliasPreprocessor alias = new AliasPreprocessor(definition("/edits/*/old", "text"), List.of());
		assertThat(alias.inspect(Json.of("{'edits':[{'text':'x'}]}"), call)).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'path':'','file_path':'a'}               | {'path':'a'}
			{'path':'','file_path':''}                | {'path':''}
			{'path':'','file_path':null}              | {'path':''}
			{'path':'a','file_path':'a'}              | {'path':'a'}
			{'path':null,'file_path':'a'}             | {'path':'a'}
			""", quoteCharacter = '`')
	void inspectReplacesEmptyTextIfThatIsConfigured(String arguments, String expected) {
		Map<String, String> options = Map.of("replace-empty", "true");
		List<PreprocessorDefinition> own = List
			.of(new PreprocessorDefinition("alias", Selector.parse("/path"), List.of("file_path"), options));
		Candidate candidate = new PreprocessStage(List.of(), List.of(), own).apply(
				new Candidate(Json.of(arguments), List.of(), 0), CALL, AliasPreprocessorTests::fail,
				AliasPreprocessorTests::fail);
		assertThat(candidate.value()).isEqualTo(Json.of(expected));
	}

	@Test
	void inspectOfEmptyTextIsAConflictOtherwise() {
		assertThat(new AliasPreprocessor(definition("/path", "file_path"), List.of())
			.inspect(Json.of("{'path':'','file_path':'a'}"), CALL)).singleElement().matches(Finding::isConflict);
	}

	@ParameterizedTest
	@CsvSource({ "replace-empty,yes", "replace_empty,true" })
	void otherOptionsAreRefused(String option, String value) {
		PreprocessorDefinition definition = new PreprocessorDefinition("alias", Selector.parse("/path"), List.of("a"),
				Map.of(option, value));
		assertThatExceptionOfType(RepairConfigurationException.class)
			.isThrownBy(() -> new AliasPreprocessor(definition, List.of()))
			.withMessageContaining("'/path'")
			.withMessageContaining("'replace-empty'");
	}

	@Test
	void nameThatAnotherDeclaredParameterClaimsIsNoAlias() {
		AliasPreprocessor alias = new AliasPreprocessor(definition("/path", "name"),
				List.of(definition("/file", "name"), definition("/path", "other")));
		assertThat(alias.inspect(Json.of("{'name':'a'}"), CALL)).isEmpty();
		CallContext without = Calls.of("{'type':'object','properties':{'path':{'type':'string'}}}");
		assertThat(alias.inspect(Json.of("{'name':'a'}"), without)).hasSize(1);
	}

	@Test
	void noteTellsTheOwnName() {
		assertThat(apply("{'file_path':'a'}", "/path", "file_path").changes()).singleElement()
			.satisfies((change) -> assertThat(change.note()).isEqualTo("The parameter is named 'path'."))
			.satisfies((change) -> assertThat(change.ruleId()).hasToString("preprocess.alias"));
	}

	private static Candidate apply(String arguments, String selector, String... names) {
		return stage(selector, names).apply(new Candidate(Json.of(arguments), List.of(), 0), CALL,
				AliasPreprocessorTests::fail, AliasPreprocessorTests::fail);
	}

	private static PreprocessStage stage(String selector, String... names) {
		return new PreprocessStage(List.of(), List.of(), List.of(definition(selector, names)));
	}

	private static PreprocessorDefinition definition(String selector, String... names) {
		return new PreprocessorDefinition("alias", Selector.parse(selector), List.of(names));
	}

	private static void fail(Object conflict) {
		throw new AssertionError("Unexpected conflict at " + conflict);
	}

}
