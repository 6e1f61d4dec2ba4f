package io.github.toolrepair.name;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RepairStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class NameStageTests {

	private static final RepairPolicy DEFAULTS = RepairPolicy.defaults();

	private final NameStage stage = new NameStage(Map.of("read", List.of("cat", "open_file"), "write", List.of("put")));

	@Test
	void resolveGivesTheNameThatWasOffered() {
		assertThat(resolve("READ", "read", "READ")).isEqualTo("READ");
		assertThat(resolve("cat", "read", "cat")).isEqualTo("cat");
	}

	@ParameterizedTest
	@CsvSource({ "cat, read", "open_file, read", "put, write" })
	void resolveGivesTheToolThatListsTheName(String called, String tool) {
		assertThat(resolve(called, "read", "write")).isEqualTo(tool);
	}

	@Test
	void resolveGivesNoToolThatWasNotOffered() {
		assertThat(resolve("cat", "write")).isNull();
		assertThat(resolve("READ", "write")).isNull();
		assertThat(resolve("READ")).isNull();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Read_File", "read-file", "READFILE", " readFile ", "functions.readFile", "tool.readFile",
			"tools.read_file", "function.READ-FILE", "readFilereadFile", "read_fileread_fileread_file" })
	void resolveGivesTheToolThatIsSpelledOtherwise(String called) {
		assertThat(resolve(called, "readFile", "write", "readFiles")).isEqualTo("readFile");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "-", "functions.", "readFil", "readFile2", "readFilewrite", "readFile readFile x",
			"file_read", "server.readFile", "readFile()", "readFile.readFile", "fetch" })
	void resolveGivesNoToolForANameThatIsOnlySimilar(String called) {
		assertThat(resolve(called, "readFile", "write", "_")).isNull();
	}

	@ParameterizedTest
	@ValueSource(strings = { "read<|channel|>commentary", "functions.read<|channel|>json", "Read</arg_value>" })
	void resolveGivesTheToolBeforeControlTokens(String called) {
		assertThat(resolve(called, "read", "write")).isEqualTo("read");
	}

	@Test
	void resolveGivesNoToolBehindControlTokens() {
		assertThat(resolve("<|channel|>read", "read")).isNull();
		assertThat(resolve("fetch<|channel|>read", "read")).isNull();
	}

	@Test
	void resolveGivesNoToolWhereTwoMayBeMeant() {
		assertThat(resolve("READ-FILE", "read_file", "readFile")).isNull();
		assertThat(resolve("gogogogo", "go", "gogo")).isNull();
	}

	@Test
	void resolveOfAnAliasComesBeforeThatOfAnotherSpelling() {
		assertThat(resolve("cat", "read", "CAT")).isEqualTo("read");
	}

	@Test
	void resolveLooksAtNoLongName() {
		assertThat(resolve("a".repeat(1_000_000), "a")).isNull();
		assertThat(resolve("a".repeat(500), "a")).isEqualTo("a");
	}

	@Test
	void resolveSkipsRulesThatAreSwitchedOff() {
		RepairPolicy off = DEFAULTS.withDisabledRules(Set.copyOf(NameStage.ruleIds()));
		assertThat(this.stage.resolve("cat", List.of("read"), (tool) -> off, null)).isNull();
		assertThat(this.stage.resolve("READ", List.of("read"), (tool) -> off, null)).isNull();
		assertThat(this.stage.resolve("read", List.of("read"), (tool) -> off, null)).isEqualTo("read");
	}

	@Test
	void resolveAsksTheModelGateOfTheTool() {
		RepairPolicy gated = DEFAULTS
			.withModelGates(Map.of(NameStage.ruleIds().get(2), List.of(Pattern.compile("small"))));
		assertThat(this.stage.resolve("READ", List.of("read"), (tool) -> gated, "large")).isNull();
		assertThat(this.stage.resolve("READ", List.of("read"), (tool) -> gated, "small-1")).isEqualTo("read");
	}

	@ParameterizedTest
	@EnumSource
	void resolveIsTheSameInEachProfile(RepairProfile profile) {
		RepairPolicy policy = DEFAULTS.withProfile(profile);
		assertThat(this.stage.resolve("READ", List.of("read"), (tool) -> policy, null)).isEqualTo("read");
	}

	@ParameterizedTest
	@CsvSource({ "cat, name.alias", "read<|call|>, name.drop-control-tokens", "Read, name.normalize" })
	void changesTellTheToolsOwnName(String called, String rule) {
		assertThat(this.stage.changes(called, "read", DEFAULTS, null)).singleElement()
			.satisfies((change) -> assertThat(change.ruleId().value()).isEqualTo(rule))
			.satisfies((change) -> assertThat(change.location().isRoot()).isTrue())
			.returns(RepairStage.NAME, RepairChange::stage)
			.returns("The tool is named 'read'.", RepairChange::note)
			.returns(List.of(), RepairChange::operations);
	}

	@Test
	void changesAreNoneForTheToolsOwnName() {
		assertThat(this.stage.changes("read", "read", DEFAULTS, null)).isEmpty();
	}

	@Test
	void namesThatCanNotBeToldApartAreRefused() {
		refused(Map.of("read", List.of("cat"), "show", List.of("cat")), "'cat' is listed for two tools");
		refused(Map.of("read", List.of(" ")), "'read' is blank");
		refused(Map.of("read", List.of("read")), "'read' lists its own name");
	}

	private static void refused(Map<String, List<String>> names, String message) {
		assertThatExceptionOfType(RepairConfigurationException.class).isThrownBy(() -> new NameStage(names))
			.withMessageContaining(message);
	}

	private @Nullable String resolve(String called, String... offered) {
		return this.stage.resolve(called, List.of(offered), (tool) -> DEFAULTS, null);
	}

}
