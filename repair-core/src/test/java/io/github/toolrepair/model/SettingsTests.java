package io.github.toolrepair.model;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Checks of the settings that a user can get wrong.
 */
class SettingsTests {

	@ParameterizedTest
	@CsvSource({ "0, 1, 1, 1, max-input-bytes must be at least 1", "1, 0, 1, 1, max-depth must be at least 1",
			"1, 1, 0, 1, max-candidates must be at least 1", "1, 1, 1, -1, max-passes must be at least 1",
			"1, 501, 1, 1, max-depth must not be above 500" })
	void limitsOutOfRangeAreRefused(int bytes, int depth, int candidates, int passes, String message) {
		assertThatExceptionOfType(RepairConfigurationException.class)
			.isThrownBy(() -> new RepairLimits(bytes, depth, candidates, passes))
			.withMessage(message);
	}

	@Test
	void limitsAtTheEdgeAreAccepted() {
		assertThat(new RepairLimits(1, 500, 1, 1).maxDepth()).isEqualTo(500);
		assertThat(RepairLimits.defaults().maxInputBytes()).isEqualTo(1024 * 1024);
	}

	@Test
	void feedbackWithoutAnyNoteIsRefused() {
		assertThatExceptionOfType(RepairConfigurationException.class)
			.isThrownBy(() -> new FeedbackOptions(true, 0, false, true))
			.withMessage("max-notes must be at least 1");
	}

	@Test
	void aliasWithoutAParameterIsRefused() {
		assertThatExceptionOfType(RepairConfigurationException.class)
			.isThrownBy(() -> new ToolAlias(Selector.parse(""), List.of("file")))
			.withMessageContaining("/path");
	}

	@Test
	void aliasWithoutNamesIsRefused() {
		assertThatExceptionOfType(RepairConfigurationException.class)
			.isThrownBy(() -> new ToolAlias(Selector.parse("/path"), List.of()))
			.withMessageContaining("'/path'");
	}

	@Test
	void aliasThatRepeatsTheParametersOwnNameIsRefused() {
		assertThatExceptionOfType(RepairConfigurationException.class)
			.isThrownBy(() -> new ToolAlias(Selector.parse("/edits/*/path"), List.of("file", "path")))
			.withMessageContaining("'/edits/*/path'");
	}

	@Test
	void settingsCopyTheirCollections() {
		List<String> names = new ArrayList<>(List.of("file"));
		ToolAlias alias = new ToolAlias(Selector.parse("/path"), names);
		names.add("file_path");
		assertThat(alias.names()).containsExactly("file");
		assertThat(ToolSettings.none().preprocessors()).isEmpty();
		assertThat(ToolContract.of("tool", "{}").aliases()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "valid", "repaired", "unrepairable" })
	void outcomesAreNamedInLowerCase(String id) {
		assertThat(RepairOutcome.values()).extracting(RepairOutcome::id).contains(id);
	}

	@Test
	void reasonsStagesAndProfilesAreNamedWithHyphens() {
		assertThat(UnrepairableReason.NOT_AN_OBJECT.id()).isEqualTo("not-an-object");
		assertThat(RepairStage.OWNER_HOOK.id()).isEqualTo("owner-hook");
		assertThat(RepairProfile.CONSERVATIVE.id()).isEqualTo("conservative");
	}

}
