package io.github.toolrepair;

import java.util.List;
import java.util.Set;

import io.github.toolrepair.json.JsonPatch;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RuleId;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Runs the case files below {@code cases}. What holds for every call is asserted for
 * every case.
 */
class RuleCasesTests {

	@ParameterizedTest(name = "{0}")
	@MethodSource("cases")
	void repairGivesWhatTheCaseExpects(RuleCase ruleCase) {
		RepairResult result = ruleCase.pipeline().repair(ruleCase.request());
		assertThat(result.outcome().id()).as("%s", ruleCase).isEqualTo(ruleCase.outcome());
		assertThat((result.reason() != null) ? result.reason().id() : null).as("%s", ruleCase)
			.isEqualTo(ruleCase.reason());
		assertThat(ruleIds(result)).as("%s", ruleCase).isEqualTo(ruleCase.rules());
		assertThat(result.observations()).map(RuleId::value).containsExactlyElementsOf(ruleCase.observed());
		JsonNode expected = ruleCase.expected();
		if (expected == null) {
			assertThat(result.arguments()).isSameAs(result.isExecutable() ? ruleCase.given() : result.arguments());
		}
		else {
			assertThat(Json.numeric(Json.read(result.arguments()))).as("%s", ruleCase)
				.isEqualTo(Json.numeric(expected));
		}
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("cases")
	void repairKeepsItsPromises(RuleCase ruleCase) {
		RepairPipeline pipeline = ruleCase.pipeline();
		RepairRequest request = ruleCase.request();
		RepairResult result = pipeline.repair(request);
		assertThat(pipeline.repair(request)).as("deterministic").isEqualTo(result);
		assertThat(ruleCase.pipeline().repair(request)).as("independent of its instance").isEqualTo(result);
		if (result.outcome() == RepairOutcome.UNREPAIRABLE) {
			assertThat(result.arguments()).isSameAs(request.rawArguments());
			assertThat(result.changes()).isEmpty();
			assertThat(Json.read(String.valueOf(result.retryMessage()))).isNotEmpty();
			return;
		}
		assertThat(Json.numeric(patched(result))).as("patch theorem of %s", ruleCase)
			.isEqualTo(Json.numeric(Json.read(result.arguments())));
		if (result.changes().isEmpty()) {
			assertThat(result.arguments()).isSameAs(request.rawArguments());
		}
		RepairResult again = pipeline
			.repair(RepairRequest.of(request.contract(), result.arguments()).withModelId(request.modelId()));
		assertThat(again.outcome()).as("idempotence of %s", ruleCase).isEqualTo(RepairOutcome.VALID);
		assertThat(again.arguments()).isSameAs(result.arguments());
		assertThat(again.changes()).isEmpty();
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource("cases")
	void repairWithoutTheRuleMakesNoSuchChange(RuleCase ruleCase) {
		RepairPipeline pipeline = ruleCase.pipeline((policy) -> policy.withDisabledRules(Set.of(ruleCase.ruleId())));
		RepairResult result = pipeline.repair(ruleCase.request());
		assertThat(ruleIds(result)).doesNotContain(ruleCase.ruleId().value());
		assertThat(result.observations()).doesNotContain(ruleCase.ruleId());
	}

	private static List<RuleCase> cases() {
		return RuleCase.all();
	}

	private static List<String> ruleIds(RepairResult result) {
		return result.changes().stream().map((change) -> change.ruleId().value()).toList();
	}

	private static JsonNode patched(RepairResult result) {
		List<PatchOperation> operations = result.changes()
			.stream()
			.map(RepairChange::operations)
			.flatMap(List::stream)
			.toList();
		return JsonPatch.apply(result.parsed(), operations);
	}

}
