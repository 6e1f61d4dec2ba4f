package io.github.toolrepair;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RuleId;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Holds rules, case files and {@code docs/rules.md} together: a rule that is added
 * without its row or its cases fails here.
 */
class RuleCatalogueTests {

	private static final Pattern RULE_ID = Pattern.compile("`([a-z]+\\.[a-z-]+)`");

	@Test
	void documentHasOneRowForEachRuleInTheirOrder() {
		List<String> stages = List.of("name", "envelope", "owner", "preprocess", "schema", "conversion");
		List<String> rows = rows().stream().map(Row::ruleId).toList();
		List<String> rules = stages.stream()
			.flatMap((stage) -> RepairPipeline.ruleIds()
				.stream()
				.map(RuleId::value)
				.filter((ruleId) -> ruleId.startsWith(stage + ".")))
			.toList();
		assertThat(rows).containsExactlyInAnyOrderElementsOf(rules);
		assertThat(rows.stream().map((ruleId) -> ruleId.substring(0, ruleId.indexOf('.'))).distinct().toList())
			.isEqualTo(stages);
		assertThat(rules).hasSameSizeAs(RepairPipeline.ruleIds());
	}

	@Test
	void documentNamesNoRuleThatDoesNotExist() {
		Set<String> named = new HashSet<>();
		Matcher matcher = RULE_ID.matcher(RuleDocument.text());
		while (matcher.find()) {
			named.add(matcher.group(1));
		}
		named.removeIf((name) -> name.startsWith("repair."));
		Set<String> known = new HashSet<>();
		RepairPipeline.ruleIds().forEach((ruleId) -> known.add(ruleId.value()));
		known.add("validation.unusable-schema");
		assertThat(known).containsAll(named);
	}

	@Test
	void documentHasAParagraphForEachRule() {
		for (RuleId ruleId : RepairPipeline.ruleIds()) {
			assertThat(RuleDocument.section(ruleId)).as("%s", ruleId).contains(".");
		}
	}

	@Test
	void everyRuleHasAFolderOfCasesAndNoFolderIsWithoutItsRule() {
		assertThat(RuleCase.ruleIds()).containsExactlyElementsOf(RepairPipeline.ruleIds());
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("ruleIds")
	void everyRuleHasCasesOfWhatItDoesAndOfWhatItLeavesAlone(RuleId ruleId) {
		List<RuleCase> cases = RuleCase.of(ruleId);
		assertThat(cases).anyMatch((ruleCase) -> ruleCase.rules().contains(ruleId.value()));
		assertThat(cases.stream().filter((ruleCase) -> !ruleCase.rules().contains(ruleId.value())))
			.hasSizeGreaterThan(1);
		assertThat(cases.get(0).name()).startsWith("01-");
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("rows")
	void exampleOfEachRowIsTheFirstCaseOfItsRule(Row row) {
		RuleCase first = RuleCase.of(new RuleId(row.ruleId())).get(0);
		assertThat(first.rules()).containsExactly(row.ruleId());
		assertThat(row.before()).isEqualTo(code(first.before()));
		assertThat(row.after()).isEqualTo(code(first.after()));
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("rows")
	void profilesOfEachRowAreThoseThatApplyTheRule(Row row) {
		RuleId ruleId = new RuleId(row.ruleId());
		List<String> profiles = new ArrayList<>();
		for (RepairProfile profile : RepairProfile.values()) {
			RuleCase first = RuleCase.of(ruleId).get(0);
			RepairResult result = first.pipeline((policy) -> policy.withProfile(profile)).repair(first.request());
			boolean applied = result.changes().stream().anyMatch((change) -> change.ruleId().equals(ruleId));
			assertThat(applied || result.observations().contains(ruleId)).isTrue();
			if (applied) {
				profiles.add(profile.id());
			}
		}
		assertThat(row.profiles())
			.isEqualTo((profiles.size() == RepairProfile.values().length) ? "all" : String.join(", ", profiles));
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("rows")
	void switchOfEachRowTurnsTheRuleOff(Row row) {
		assertThat(row.property()).isEqualTo(code("repair.rules." + row.ruleId() + ": off"));
	}

	/**
	 * The text as code in Markdown, which needs longer marks for text that holds some.
	 */
	private static String code(String text) {
		return text.contains("`") ? "```` " + text + " ````" : "`" + text + "`";
	}

	private static Set<RuleId> ruleIds() {
		return RepairPipeline.ruleIds();
	}

	private static List<Row> rows() {
		return RuleDocument.text().lines().map(Row::of).filter((row) -> row != null).toList();
	}

	/**
	 * Row of a table of rules.
	 *
	 * @param ruleId ID of the rule
	 * @param before example, as it is sent
	 * @param after what becomes of the example
	 * @param profiles profiles that apply the rule
	 * @param property property that switches the rule off
	 */
	record Row(String ruleId, String before, String after, String profiles, String property) {

		static @Nullable Row of(String line) {
			String[] cells = line.split("\\s*\\|\\s*", -1);
			if (cells.length != 8 || !RULE_ID.matcher(cells[1]).matches()) {
				return null;
			}
			return new Row(cells[1].substring(1, cells[1].length() - 1), cells[3], cells[4], cells[5], cells[6]);
		}

		@Override
		public String toString() {
			return this.ruleId;
		}

	}

}
