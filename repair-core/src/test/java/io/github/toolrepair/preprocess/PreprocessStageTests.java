package io.github.toolrepair.preprocess;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class PreprocessStageTests {

	private static final CallContext CALL = Calls.of("{'type':'object','properties':{'path':{'type':'string'}}}");

	private final List<JsonLocation> conflicts = new ArrayList<>();

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
	void stageWithoutPreprocessorsIsEmpty() {
		assertThat(new PreprocessStage(List.of()).isEmpty()).isTrue();
		assertThat(new PreprocessStage(List.of(path("/path"))).isEmpty()).isFalse();
	}

	@Test
	void unknownKindIsRefused() {
		PreprocessorDefinition unknown = new PreprocessorDefinition("rename", Selector.parse("/path"), List.of());
		assertThatExceptionOfType(UnknownPreprocessorException.class)
			.isThrownBy(() -> new PreprocessStage(List.of(unknown)))
			.satisfies((ex) -> assertThat(ex.kind()).isEqualTo("rename"))
			.withMessageContaining("'rename'")
			.withMessageContaining("alias, filesystem-path");
	}

	@Test
	void aliasForTwoParametersIsRefused() {
		List<PreprocessorDefinition> definitions = List.of(alias("/path", "p"), alias("/pattern", "p"));
		assertThatExceptionOfType(RepairConfigurationException.class).isThrownBy(() -> new PreprocessStage(definitions))
			.withMessageContaining("'p'")
			.withMessageContaining("'/path'")
			.withMessageContaining("'/pattern'");
	}

	@Test
	void aliasesOfDifferentObjectsMayShareAName() {
		assertThat(new PreprocessStage(List.of(alias("/path", "p"), alias("/edits/*/path", "p"))).isEmpty()).isFalse();
	}

	private Candidate apply(String arguments, CallContext call, PreprocessorDefinition... definitions) {
		return new PreprocessStage(List.of(definitions)).apply(new Candidate(Json.of(arguments), List.of(), 0), call,
				this.conflicts::add);
	}

	private static PreprocessorDefinition alias(String selector, String... names) {
		return new PreprocessorDefinition("alias", Selector.parse(selector), List.of(names));
	}

	private static PreprocessorDefinition path(String selector) {
		return new PreprocessorDefinition("filesystem-path", Selector.parse(selector), List.of());
	}

}
