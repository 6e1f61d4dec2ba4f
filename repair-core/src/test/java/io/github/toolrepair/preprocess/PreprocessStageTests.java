package io.github.toolrepair.preprocess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolContract;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class PreprocessStageTests {

	private static final CallContext CALL = Calls.of("{'type':'object','properties':{'path':{'type':'string'}}}");

	private final List<JsonLocation> conflicts = new ArrayList<>();

	private final List<RuleId> observed = new ArrayList<>();

	@Test
	void idsFollowTheKinds() {
		assertThat(PreprocessStage.kinds()).contains("alias", "filesystem-path");
		assertThat(PreprocessStage.ruleIds()).extracting(RuleId::value)
			.containsExactlyElementsOf(PreprocessStage.kinds().stream().map((kind) -> "preprocess." + kind).toList());
	}

	@Test
	void applyRunsPreprocessorsInTheirOrder() {
		Candidate candidate = apply("{'file':'[a.md](http://a.md)'}", CALL, alias("/path", "file"), path("/path"));
		assertThat(candidate.value()).isEqualTo(Json.of("{'path':'a.md'}"));
		assertThat(candidate.changes()).extracting((change) -> change.ruleId().value())
			.containsExactly("preprocess.alias", "preprocess.filesystem-path");
		assertThat(candidate.changes()).allMatch((change) -> change.stage() == RepairStage.PREPROCESS);
		assertThat(candidate.cost()).isZero();
	}

	@Test
	void applyInTheOtherOrderFindsNothingToUnlink() {
		Candidate candidate = apply("{'file':'[a.md](http://a.md)'}", CALL, path("/path"), alias("/path", "file"));
		assertThat(candidate.value()).isEqualTo(Json.of("{'path':'[a.md](http://a.md)'}"));
	}

	@Test
	void applyReportsConflicts() {
		apply("{'path':'a','file':'b'}", CALL, alias("/path", "file"));
		assertThat(this.conflicts).containsExactly(JsonLocation.of("path"));
	}

	@Test
	void applySkipsKindsThatAreOff() {
		CallContext off = Calls.with(RepairPolicy.defaults().withDisabledRules(Set.of(new RuleId("preprocess.alias"))),
				CALL);
		Candidate candidate = apply("{'file':'a'}", off, alias("/path", "file"));
		assertThat(candidate.changes()).isEmpty();
	}

	@Test
	void applyRunsPreprocessorsOfAllToolsWhereTheirPlaceIsDeclared() {
		PreprocessStage stage = new PreprocessStage(List.of(),
				List.of(alias("/path", "file"), alias("/query", "file"), path("/paths/*"), path("/edits/*/path")),
				List.of());
		assertThat(apply(stage, "{'file':'a'}", CALL).value()).isEqualTo(Json.of("{'path':'a'}"));
		CallContext query = Calls.of("{'type':'object','properties':{'query':{'type':'string'}}}");
		assertThat(apply(stage, "{'file':'a'}", query).value()).isEqualTo(Json.of("{'query':'a'}"));
		CallContext both = Calls.of("{'type':'object','properties':{'query':{},'path':{}}}");
		assertThat(apply(stage, "{'file':'a'}", both).changes()).isEmpty();
		CallContext none = Calls.of("{'type':'object'}");
		assertThat(apply(stage, "{'file':'a','paths':['[a](http://a)']}", none).changes()).isEmpty();
		CallContext nested = Calls.of("""
				{'type':'object','properties':{'paths':{'items':{}},'edits':{'items':{'properties':{'path':{}}}}}}""");
		assertThat(apply(stage, "{'paths':['[a](http://a)'],'edits':[{'path':'[b](http://b)'}]}", nested).value())
			.isEqualTo(Json.of("{'paths':['a'],'edits':[{'path':'b'}]}"));
	}

	@Test
	void aliasOfTheToolWinsOverOneOfAllTools() {
		CallContext both = Calls.of("{'type':'object','properties':{'query':{},'path':{}}}");
		PreprocessStage stage = new PreprocessStage(List.of(), List.of(alias("/path", "file")),
				List.of(alias("/query", "file")));
		assertThat(apply(stage, "{'file':'a'}", both).value()).isEqualTo(Json.of("{'query':'a'}"));
	}

	@Test
	void applyRunsPreprocessorsOfAllToolsFirst() {
		PreprocessStage stage = new PreprocessStage(List.of(), List.of(alias("/path", "file")), List.of(path("/path")));
		assertThat(apply(stage, "{'file':'[a](http://a)'}", CALL).value()).isEqualTo(Json.of("{'path':'a'}"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "anchor-bleed", "grammar-tokens", "html-entities" })
	void applyOfGatedKindsNeedsAModelGateThatMatches(String kind) {
		RuleId id = new RuleId("preprocess." + kind);
		String arguments = "{'path':'^a$'}".replace("^a$", switch (kind) {
			case "anchor-bleed" -> "^a$";
			case "grammar-tokens" -> "a<|call|>";
			default -> "&#97;";
		});
		RepairPolicy gated = RepairPolicy.defaults().withModelGates(Map.of(id, List.of(Pattern.compile("^kimi"))));
		CallContext call = Calls.by("kimi-k2", Calls.with(gated, CALL));
		PreprocessorDefinition definition = kind(kind, "/path");
		assertThat(apply(arguments, call, definition).value()).isEqualTo(Json.of("{'path':'a'}"));
		assertThat(apply(arguments, Calls.by("gpt-5", call), definition).changes()).isEmpty();
		assertThat(apply(arguments, Calls.by(null, call), definition).changes()).isEmpty();
		assertThat(apply(arguments, Calls.by("kimi-k2", CALL), definition).changes()).isEmpty();
		assertThat(this.observed).isEmpty();
		CallContext conservative = Calls.with(gated.withProfile(RepairProfile.CONSERVATIVE), call);
		assertThat(apply(arguments, conservative, definition).changes()).isEmpty();
		assertThat(this.observed).containsExactly(id);
		assertThat(own(definition).leavesAlone(Json.of(arguments), conservative)).isFalse();
		assertThat(own(definition).leavesAlone(Json.of("{'path':'a'}"), conservative)).isTrue();
	}

	@Test
	void applyLeavesAValidValueWhoseReplacementIsInvalid() {
		CallContext call = Calls.of("""
				{'type':'object','properties':{'paths':{'type':'array','uniqueItems':true,
				'items':{'type':'string','minLength':3}},'lists':{'items':{'anyOf':[{'type':'string'},
				{'type':'array','items':{'type':'object'}}]}}}}""");
		PreprocessorDefinition paths = kind("filesystem-path-array", "/paths");
		PreprocessorDefinition lists = kind("string-or-array", "/lists/*");
		assertThat(apply("{'paths':['[a](http://a)','[abc](http://abc)']}", call, paths).value())
			.isEqualTo(Json.of("{'paths':['[a](http://a)','abc']}"));
		assertThat(apply("{'paths':['abc','[abc](http://abc)']}", call, paths).changes()).isEmpty();
		assertThat(apply("{'lists':['[1]','[{}]','[1','[[]]']}", call, lists).value())
			.isEqualTo(Json.of("{'lists':['[1]',[{}],'[1','[[]]']}"));
	}

	@Test
	void applyTwiceFindsNothingMore() {
		CallContext call = Calls.of("{'type':'object','properties':{'path':{'type':['string','array']}}}");
		for (String arguments : List.of("{'path':'[\\'a\\']'}", "{'path':['a']}", "{'path':{'value':5}}")) {
			PreprocessorDefinition[] definitions = PreprocessStage.kinds()
				.stream()
				.filter((kind) -> !kind.equals("alias"))
				.map((kind) -> kind(kind, "/path"))
				.toArray(PreprocessorDefinition[]::new);
			Candidate once = apply(arguments, call, definitions);
			assertThat(own(definitions).leavesAlone(once.value(), call)).as(arguments).isTrue();
		}
	}

	@Test
	void leavesAloneUnlessSomethingIsFound() {
		PreprocessStage stage = own(alias("/path", "file"));
		assertThat(stage.leavesAlone(Json.of("{'path':'a'}"), CALL)).isTrue();
		assertThat(stage.leavesAlone(Json.of("{'file':'a'}"), CALL)).isFalse();
		assertThat(stage.leavesAlone(Json.of("{'path':'a','file':'b'}"), CALL)).isFalse();
	}

	@ParameterizedTest
	@ValueSource(strings = { "filesystem-path", "filesystem-path-array", "string-or-array", "scalar", "json-text",
			"root-string", "anchor-bleed", "grammar-tokens", "html-entities" })
	void valuesAndOptionsThatNothingNeedsAreRefused(String kind) {
		Selector selector = Selector.parse("/path");
		for (PreprocessorDefinition definition : List.of(new PreprocessorDefinition(kind, selector, List.of("a")),
				new PreprocessorDefinition(kind, selector, List.of(), Map.of("replace-empty", "true")))) {
			assertThatExceptionOfType(RepairConfigurationException.class).isThrownBy(() -> own(definition))
				.withMessageContaining("'" + kind + "'")
				.withMessageContaining("'/path'");
		}
	}

	@Test
	void declaredPreprocessorsRunBeforeThoseOfTheTool() {
		ToolContract contract = new ToolContract("tool", "{}", "{}", List.of(), List.of(path("/file")));
		PreprocessStage stage = own(new PreprocessorDefinition("alias", Selector.parse("/path"), List.of("file")));
		Candidate candidate = stage.apply(new Candidate(Json.of("{'file':'[a](http://a)'}"), List.of(), 0),
				Calls.of(contract), (location) -> {
				}, this.observed::add);
		assertThat(candidate.changes()).extracting((change) -> change.ruleId().value())
			.containsExactly("preprocess.filesystem-path", "preprocess.alias");
	}

	@Test
	void unknownKindIsRefused() {
		PreprocessorDefinition unknown = new PreprocessorDefinition("rename", Selector.parse("/path"), List.of());
		assertThatExceptionOfType(UnknownPreprocessorException.class).isThrownBy(() -> own(unknown))
			.satisfies((ex) -> assertThat(ex.kind()).isEqualTo("rename"))
			.withMessageContaining("'rename'")
			.withMessageContaining("alias, anchor-bleed, filesystem-path");
	}

	@Test
	void aliasForTwoParametersIsRefused() {
		List<PreprocessorDefinition> definitions = List.of(alias("/path", "p"), alias("/pattern", "p"));
		assertThatExceptionOfType(RepairConfigurationException.class)
			.isThrownBy(() -> new PreprocessStage(List.of(), List.of(), definitions))
			.withMessageContaining("'p'")
			.withMessageContaining("'/path'")
			.withMessageContaining("'/pattern'");
	}

	@Test
	void aliasesOfDifferentObjectsMayShareAName() {
		PreprocessStage stage = own(alias("/path", "p"), alias("/edits/*/path", "p"));
		assertThat(apply(stage, "{'p':'a','edits':[{'p':'b'}]}", CALL).value())
			.isEqualTo(Json.of("{'path':'a','edits':[{'path':'b'}]}"));
	}

	private Candidate apply(String arguments, CallContext call, PreprocessorDefinition... definitions) {
		return apply(own(definitions), arguments, call);
	}

	private Candidate apply(PreprocessStage stage, String arguments, CallContext call) {
		return stage.apply(new Candidate(Json.of(arguments), List.of(), 0), call, this.conflicts::add,
				this.observed::add);
	}

	private static PreprocessStage own(PreprocessorDefinition... definitions) {
		return new PreprocessStage(List.of(), List.of(), List.of(definitions));
	}

	private static PreprocessorDefinition kind(String kind, String selector) {
		return new PreprocessorDefinition(kind, Selector.parse(selector), List.of());
	}

	private static PreprocessorDefinition alias(String selector, String... names) {
		return new PreprocessorDefinition("alias", Selector.parse(selector), List.of(names));
	}

	private static PreprocessorDefinition path(String selector) {
		return new PreprocessorDefinition("filesystem-path", Selector.parse(selector), List.of());
	}

}
