package io.github.toolrepair;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.github.toolrepair.cleanup.ValueCleanup;
import io.github.toolrepair.model.FeedbackOptions;
import io.github.toolrepair.model.InvalidSelectorException;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.ToolSettings;
import io.github.toolrepair.model.UnknownProperties;
import io.github.toolrepair.model.UnrepairableReason;
import io.github.toolrepair.preprocess.StructuralRepair;
import io.github.toolrepair.preprocess.UnknownPreprocessorException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class RepairPipelineTests {

	private static final String SCHEMA = """
			{'type':'object','required':['path'],'additionalProperties':false,'properties':{
			'path':{'type':'string'},'limit':{'type':'integer'},'tags':{'type':'array','items':{'type':'string'}}}}""";

	/** Nodes that hold further nodes, as deep as one likes. */
	private static final String RECURSIVE = """
			{'$ref':'#/$defs/node','$defs':{'node':{'type':'object','additionalProperties':false,'properties':{
			's':{'type':'string'},'c':{'type':'array','items':{'$ref':'#/$defs/node'}}}}}}""";

	private static final int MEGABYTE = 1 << 20;

	private final RepairPipeline pipeline = RepairPipeline.builder().build();

	@Test
	void repairOfAValidCallGivesTheIdenticalText() {
		String text = " {\n\"path\" : \"a\" , \"limit\" : 9007199254740993 }";
		RepairResult result = repair(text);
		assertThat(result.outcome()).isEqualTo(RepairOutcome.VALID);
		assertThat(result.arguments()).isSameAs(text);
		assertThat(result.changes()).isEmpty();
		assertThat(result.repairNotes()).isEmpty();
		assertThat(result.parsed()).isEqualTo(Json.of("{'path':'a','limit':9007199254740993}"));
	}

	@Test
	void repairOfARepairedCallTellsWhatWasDone() {
		RepairResult result = repair("[{\"path\":\"a\",\"limit\":null}]");
		assertThat(result.outcome()).isEqualTo(RepairOutcome.REPAIRED);
		assertThat(result.arguments()).isEqualTo("{\"path\":\"a\"}");
		assertThat(result.changes()).extracting((change) -> change.ruleId() + " at '" + change.location() + "'")
			.containsExactly("envelope.unwrap-singleton-array at ''", "schema.drop-null at '/limit'");
		assertThat(result.repairNotes()).hasSize(2);
		assertThat(result.parsed()).isEqualTo(Json.of("{'path':'a','limit':null}"));
	}

	@Test
	void repairByConversionAloneIsValidAndTellsTheModelNothing() {
		RepairResult result = repair("{\"path\":5}");
		assertThat(result.outcome()).isEqualTo(RepairOutcome.VALID);
		assertThat(result.changes()).hasSize(1);
		assertThat(result.repairNotes()).isEmpty();
	}

	@Test
	void repairOfAnUnrepairableCallNamesEveryIssue() {
		RepairResult result = repair("{\"limit\":\"many\",\"dryRun\":true}");
		assertThat(result.outcome()).isEqualTo(RepairOutcome.UNREPAIRABLE);
		assertThat(result.reason()).isEqualTo(UnrepairableReason.INVALID);
		assertThat(result.issues()).extracting((issue) -> issue.location() + " " + issue.keyword())
			.containsExactlyInAnyOrder("/path required", "/limit type", "/dryRun additionalProperties");
		assertThat(result.retryMessage()).contains("/path", "/limit", "path, limit, tags")
			.doesNotContain("many", "dryRun");
	}

	@ParameterizedTest(name = "{0}")
	@MethodSource
	@Timeout(20)
	void hostileTextGivesAnOutcome(String name, String text, UnrepairableReason reason) {
		RepairResult result = repair(text);
		assertThat(result.reason()).isEqualTo(reason);
		assertThat(result.arguments()).isSameAs(text);
		assertThat(result.retryMessage()).hasSizeLessThan(3_000);
		assertThat(Json.read(String.valueOf(result.retryMessage())).path("error").stringValue()).isEqualTo(reason.id());
	}

	static Stream<Arguments> hostileTextGivesAnOutcome() {
		return Stream.of(Arguments.of("brackets", "[".repeat(MEGABYTE), UnrepairableReason.TOO_DEEP),
				Arguments.of("open objects", "{\"a\":".repeat(MEGABYTE / 5), UnrepairableReason.TOO_DEEP),
				Arguments.of("open arrays in a name", "{\"path\":" + "[".repeat(MEGABYTE - 10),
						UnrepairableReason.TOO_DEEP),
				Arguments.of("closing brackets", "}".repeat(MEGABYTE), UnrepairableReason.NOT_JSON),
				Arguments.of("quotes", "\"".repeat(MEGABYTE), UnrepairableReason.NOT_JSON),
				Arguments.of("backslashes", "\\".repeat(MEGABYTE), UnrepairableReason.NOT_JSON),
				Arguments.of("escaped quotes", "{" + "\\\"".repeat(MEGABYTE / 2 - 2) + "}",
						UnrepairableReason.NOT_JSON),
				Arguments.of("backslashes in a string", "{\"path\":\"" + "\\".repeat(MEGABYTE - 11) + "\"",
						UnrepairableReason.NOT_JSON),
				Arguments.of("null characters", "\0".repeat(MEGABYTE), UnrepairableReason.NOT_JSON),
				Arguments.of("null characters in a string", "{\"path\":\"" + "\0".repeat(MEGABYTE - 11) + "\"}",
						UnrepairableReason.TOO_LARGE),
				Arguments.of("empty objects", "{}".repeat(MEGABYTE / 2), UnrepairableReason.NOT_JSON),
				Arguments.of("array of objects", "[" + "{},".repeat(MEGABYTE / 3 - 2) + "{}]",
						UnrepairableReason.NOT_AN_OBJECT),
				Arguments.of("commas", "{" + ",".repeat(MEGABYTE - 2) + "}", UnrepairableReason.NOT_JSON),
				Arguments.of("blanks", " ".repeat(MEGABYTE), UnrepairableReason.NO_ARGUMENTS),
				Arguments.of("surrogates", "\uD800".repeat(MEGABYTE / 3), UnrepairableReason.NOT_JSON),
				Arguments.of("long number", "{\"limit\":" + "9".repeat(MEGABYTE - 20) + "}",
						UnrepairableReason.NUMBER_OUT_OF_RANGE),
				Arguments.of("long number as text", "{\"path\":\"a\",\"limit\":\"" + "9".repeat(MEGABYTE - 40) + "\"}",
						UnrepairableReason.INVALID),
				Arguments.of("large exponent", "{\"limit\":1e999999999}", UnrepairableReason.NUMBER_OUT_OF_RANGE),
				Arguments.of("undeclared names", undeclaredNames("k"), UnrepairableReason.INVALID),
				Arguments.of("items of a wrong type", "{\"path\":\"a\",\"tags\":[" + "{},".repeat(100_000) + "{}]}",
						UnrepairableReason.INVALID),
				Arguments.of("blanks beyond the limit", " ".repeat(MEGABYTE + 1), UnrepairableReason.TOO_LARGE),
				Arguments.of("wide text beyond the limit", "{\"path\":\"" + "\u20ac".repeat(MEGABYTE / 3) + "\"}",
						UnrepairableReason.TOO_LARGE),
				Arguments.of("nothing", "", UnrepairableReason.NO_ARGUMENTS));
	}

	@ParameterizedTest
	@ValueSource(strings = { "\uD800", "\uDC00\uD800", "\0", "\u2028", "\uFEFF", "\uFFFF" })
	void strangeCharactersInAValueAreKept(String text) {
		String raw = Json.object("{}").put("path", text).toString();
		assertThat(repair(raw).arguments()).isSameAs(raw);
		RepairResult repaired = repair("[" + raw + "]");
		assertThat(repaired.outcome()).isEqualTo(RepairOutcome.REPAIRED);
		assertThat(Json.read(repaired.arguments()).path("path").stringValue()).isEqualTo(text);
	}

	@Test
	void numbersOfHundredsOfDigitsAreExact() {
		String digits = "9".repeat(300);
		String raw = "{\"path\":\"a\",\"limit\":" + digits + "}";
		assertThat(repair(raw).arguments()).isSameAs(raw);
		assertThat(repair("{\"path\":\"a\",\"limit\":\"" + digits + "\"}").arguments()).isEqualTo(raw);
	}

	@Test
	@Timeout(10)
	void namesThatCollideAsHashKeysDoNotSlowTheRepairDown() {
		List<String> names = new ArrayList<>();
		for (int i = 0; i < (1 << 14); i++) {
			StringBuilder name = new StringBuilder();
			for (int bit = 0; bit < 14; bit++) {
				name.append(((i >> bit) % 2 == 0) ? "Aa" : "BB");
			}
			names.add(name.toString());
		}
		RepairResult result = repair("{\"" + String.join("\":1,\"", names) + "\":1}");
		assertThat(result.reason()).isEqualTo(UnrepairableReason.INVALID);
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 2, 3, 5, 8 })
	void textInTextNeverNestsDeeperThanTheLimit(int levels) {
		String nested = nest(96, "{}");
		for (int level = 0; level < levels; level++) {
			String list = Json.read(nested).path("c").toString();
			nested = nest(94, Json.object("{}").put("c", list).toString());
		}
		RepairResult result = this.pipeline.repair(RepairRequest.of(contract(RECURSIVE), nested));
		assertThat(result.outcome()).isEqualTo(RepairOutcome.UNREPAIRABLE);
		assertThat(result.arguments()).isSameAs(nested);
	}

	@Test
	void repairNeverNestsDeeperThanTheLimit() {
		String fits = nest(98, "{\"c\":{\"s\":\"a\",\"c\":[]}}");
		assertThat(this.pipeline.repair(RepairRequest.of(contract(RECURSIVE), fits)).outcome())
			.isEqualTo(RepairOutcome.REPAIRED);
		String tooDeep = nest(99, "{\"c\":{\"s\":\"a\",\"c\":[]}}");
		assertThat(this.pipeline.repair(RepairRequest.of(contract(RECURSIVE), tooDeep)).outcome())
			.isEqualTo(RepairOutcome.UNREPAIRABLE);
	}

	@Test
	void repairNeverGrowsBeyondTheLimit() {
		RepairPipeline small = pipeline(RepairPolicy.defaults().withLimits(new RepairLimits(100, 10, 256, 32)));
		RepairRequest request = RepairRequest.of(contract(SCHEMA), "{\"path\":\"" + "\0".repeat(50) + "\"}");
		assertThat(small.repair(request).reason()).isEqualTo(UnrepairableReason.TOO_LARGE);
		assertThat(this.pipeline.repair(request).outcome()).isEqualTo(RepairOutcome.REPAIRED);
	}

	@ParameterizedTest
	@CsvSource({ "99, VALID", "100, UNREPAIRABLE" })
	void nestingIsAcceptedUpToTheLimit(int levels, RepairOutcome outcome) {
		RepairResult result = this.pipeline.repair(RepairRequest.of(contract(RECURSIVE), nest(levels, "{}")));
		assertThat(result.outcome()).isEqualTo(outcome);
	}

	@Test
	void cutCallIsNamedAsCutWhateverElseIsWrong() {
		for (String text : List.of("", "{", "{\"path\":\"a", "{\"path\":\"a\"", "{\"limit\":1}", "words")) {
			RepairResult result = this.pipeline
				.repair(RepairRequest.of(contract(SCHEMA), text).withFinishReason("max_tokens"));
			assertThat(result.reason()).isEqualTo(UnrepairableReason.CUT_OFF);
			assertThat(result.retryMessage()).contains("cut off").doesNotContain("issues");
		}
	}

	@Test
	void cutCallWithoutArgumentsDoesNotRunATool() {
		ToolContract noneRequired = contract("{'type':'object','properties':{'path':{'type':'string'}}}");
		RepairResult result = this.pipeline.repair(RepairRequest.of(noneRequired, "").withFinishReason("length"));
		assertThat(result.reason()).isEqualTo(UnrepairableReason.CUT_OFF);
	}

	@Test
	void ambiguousCallListsItsReadings() {
		RepairResult result = this.pipeline.repair(RepairRequest.of(ambiguous(), "{\"p\":\"x\"}"));
		assertThat(result.reason()).isEqualTo(UnrepairableReason.AMBIGUOUS);
		assertThat(Json.read(String.valueOf(result.retryMessage())).path("suggestions"))
			.containsExactlyInAnyOrder(Json.of("{'path':'x'}"), Json.of("{'pattern':'x'}"));
	}

	@Test
	void ambiguousCallListsNothingWhereSuggestionsAreOff() {
		RepairPipeline silent = pipeline(
				RepairPolicy.defaults().withFeedback(new FeedbackOptions(true, 5, false, false)));
		RepairResult result = silent.repair(RepairRequest.of(ambiguous(), "{\"p\":\"x\"}"));
		assertThat(result.reason()).isEqualTo(UnrepairableReason.AMBIGUOUS);
		assertThat(result.retryMessage()).doesNotContain("suggestions");
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 2, 3, 4, 5, 256 })
	void ambiguityIsNeverHiddenByALimit(int maxCandidates) {
		RepairPipeline narrow = pipeline(
				RepairPolicy.defaults().withLimits(new RepairLimits(1_000, 10, maxCandidates, 32)));
		RepairResult result = narrow.repair(RepairRequest.of(ambiguous(), "{\"p\":\"x\"}"));
		assertThat(result.reason()).isIn(UnrepairableReason.AMBIGUOUS, UnrepairableReason.TOO_COMPLEX);
	}

	@Test
	void morePassesThanTheLimitsAllowAreNotMade() {
		RepairPipeline narrow = pipeline(RepairPolicy.defaults().withLimits(new RepairLimits(1_000, 10, 256, 1)));
		assertThat(narrow.repair(RepairRequest.of(contract(SCHEMA), "{\"path\":\"a\",\"limit\":null}")).outcome())
			.isEqualTo(RepairOutcome.REPAIRED);
		ToolContract nested = contract("""
				{'type':'object','properties':{'order':{'type':'object','properties':{'note':{'type':'string'}}}}}""");
		assertThat(narrow.repair(RepairRequest.of(nested, "{\"order\":\"{\\\"note\\\":null}\"}")).reason())
			.isEqualTo(UnrepairableReason.TOO_COMPLEX);
	}

	@Test
	void conflictOfAliasesNamesTheParameter() {
		RepairPipeline aliased = RepairPipeline.builder()
			.tool("tool", new ToolSettings(null, List.of(alias("/path", "file_path", "file"))))
			.build();
		RepairResult result = aliased
			.repair(RepairRequest.of(contract(SCHEMA), "{\"file\":\"SECRET-1\",\"file_path\":\"SECRET-2\"}"));
		assertThat(result.reason()).isEqualTo(UnrepairableReason.ALIAS_CONFLICT);
		assertThat(result.issues()).singleElement()
			.satisfies((issue) -> assertThat(issue.location()).hasToString("/path"));
		assertThat(result.retryMessage()).contains("/path").doesNotContain("SECRET");
	}

	@Test
	void conflictIsNamedOnlyWhereItIsInTheWay() {
		RepairPipeline aliased = RepairPipeline.builder()
			.tool("tool", new ToolSettings(null, List.of(alias("/path", "file"), alias("/limit", "lines"))))
			.build();
		RepairResult both = aliased
			.repair(RepairRequest.of(contract(SCHEMA), "{\"path\":\"a\",\"file\":\"b\",\"limit\":1,\"lines\":2}"));
		assertThat(both.reason()).isEqualTo(UnrepairableReason.ALIAS_CONFLICT);
		assertThat(both.issues()).singleElement()
			.satisfies((issue) -> assertThat(issue.location()).hasToString("/path"));
		RepairResult none = aliased.repair(RepairRequest.of(contract(SCHEMA), "{\"path\":\"a\",\"limit\":\"x\"}"));
		assertThat(none.reason()).isEqualTo(UnrepairableReason.INVALID);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "no schema", "null", "[]", "{'$ref':'#/none'}", "{'$ref':'https://example.org/x'}" })
	void callOfAToolWithAnUnusableSchemaPassesThroughUntouched(String schema) {
		for (String text : List.of("{\"a\":null}", "", "words", "[".repeat(1_000))) {
			RepairResult result = this.pipeline.repair(RepairRequest.of(contract(schema), text));
			assertThat(result.outcome()).isEqualTo(RepairOutcome.VALID);
			assertThat(result.arguments()).isSameAs(text);
			assertThat(result.observations()).containsExactly(new RuleId("validation.unusable-schema"));
			assertThat(result.parsed().isMissingNode()).isTrue();
		}
	}

	@Test
	void policyOfAToolReplacesTheOneOfAllTools() {
		RepairPolicy strict = RepairPolicy.defaults().withDisabledRules(Set.of(new RuleId("schema.drop-null")));
		RepairPipeline both = RepairPipeline.builder()
			.policy(RepairPolicy.defaults().withProfile(RepairProfile.RECOVER))
			.tool("strict", new ToolSettings(strict, List.of()))
			.tool("aliased", new ToolSettings(null, List.of(alias("/path", "file"))))
			.build();
		assertThat(both.policyFor("strict")).isEqualTo(strict);
		assertThat(both.policyFor("aliased").profile()).isEqualTo(RepairProfile.RECOVER);
		assertThat(both.policyFor("other").profile()).isEqualTo(RepairProfile.RECOVER);
		String text = "{\"path\":\"a\",\"limit\":null}";
		assertThat(
				both.repair(RepairRequest.of(new ToolContract("strict", Json.text(SCHEMA), List.of()), text)).outcome())
			.isEqualTo(RepairOutcome.UNREPAIRABLE);
		assertThat(both.repair(RepairRequest.of(contract(SCHEMA), text)).outcome()).isEqualTo(RepairOutcome.REPAIRED);
	}

	@Test
	void gatedRuleRunsOnlyForItsModels() {
		RepairPipeline gated = pipeline(RepairPolicy.defaults()
			.withModelGates(Map.of(new RuleId("schema.drop-null"), List.of(Pattern.compile("^llama")))));
		RepairRequest request = RepairRequest.of(contract(SCHEMA), "{\"path\":\"a\",\"limit\":null}");
		assertThat(gated.repair(request.withModelId("llama-3")).outcome()).isEqualTo(RepairOutcome.REPAIRED);
		assertThat(gated.repair(request.withModelId("gpt-5")).outcome()).isEqualTo(RepairOutcome.UNREPAIRABLE);
		assertThat(gated.repair(request).outcome()).isEqualTo(RepairOutcome.UNREPAIRABLE);
	}

	@Test
	void cleanupWithAGateChangesValidValues() {
		RuleId id = new RuleId("cleanup.end-token");
		RepairPipeline cleaning = RepairPipeline.builder()
			.policy(RepairPolicy.defaults().withModelGates(Map.of(id, List.of(Pattern.compile("llama")))))
			.cleanup(cleanup(id))
			.build();
		RepairRequest request = RepairRequest.of(contract(SCHEMA), "{\"path\":\"a</s>\"}");
		assertThat(cleaning.repair(request.withModelId("llama-3")).arguments()).isEqualTo("{\"path\":\"a\"}");
		assertThat(cleaning.repair(request.withModelId("gpt-5")).arguments()).isSameAs(request.rawArguments());
	}

	@Test
	void unknownRuleIsRefusedWhereverItIsNamed() {
		RuleId unknown = new RuleId("schema.drop-nul");
		RepairPolicy off = RepairPolicy.defaults().withDisabledRules(Set.of(unknown));
		RepairPolicy gate = RepairPolicy.defaults().withModelGates(Map.of(unknown, List.of(Pattern.compile("gpt"))));
		for (RepairPipeline.Builder builder : List.of(RepairPipeline.builder().policy(off),
				RepairPipeline.builder().policy(gate),
				RepairPipeline.builder().tool("tool", new ToolSettings(off, List.of())))) {
			assertThatExceptionOfType(UnknownRuleException.class).isThrownBy(builder::build)
				.satisfies((ex) -> assertThat(ex.ruleId()).isEqualTo("schema.drop-nul"))
				.withMessageContaining("'schema.drop-nul'")
				.withMessageContaining("schema.drop-null");
		}
	}

	@Test
	void ruleOfAnOwnCleanupMayBeNamed() {
		RuleId id = new RuleId("cleanup.end-token");
		RepairPolicy off = RepairPolicy.defaults().withDisabledRules(Set.of(id));
		assertThat(RepairPipeline.builder().policy(off).cleanup(cleanup(id)).build().policyFor("tool")).isEqualTo(off);
	}

	@Test
	void unknownPreprocessorAndBadSelectorAreRefused() {
		ToolSettings unknown = new ToolSettings(null,
				List.of(new PreprocessorDefinition("rename", Selector.parse("/path"), List.of())));
		RepairPipeline.Builder builder = RepairPipeline.builder().tool("tool", unknown);
		assertThatExceptionOfType(UnknownPreprocessorException.class).isThrownBy(builder::build);
		assertThatExceptionOfType(InvalidSelectorException.class).isThrownBy(() -> Selector.parse("path"));
	}

	@Test
	void structuralRepairRunsUnderItsOwnId() {
		String schema = "{'type':'object','additionalProperties':false,'properties':{'edits':{'type':'array'}}}";
		RepairRequest request = RepairRequest.of(contract(schema), "{\"old\":\"a\"}");
		RuleId id = new RuleId("structural.fold");
		RepairResult result = RepairPipeline.builder().structuralRepair(fold(id)).build().repair(request);
		assertThat(result.arguments()).isEqualTo("{\"edits\":[{\"old\":\"a\"}]}");
		assertThat(result.changes()).extracting(RepairChange::ruleId).containsExactly(id);
		RepairPolicy off = RepairPolicy.defaults().withDisabledRules(Set.of(id));
		assertThat(RepairPipeline.builder().policy(off).structuralRepair(fold(id)).build().repair(request).outcome())
			.isEqualTo(RepairOutcome.UNREPAIRABLE);
	}

	@ParameterizedTest
	@ValueSource(strings = { "preprocess.alias", "structural.fold" })
	void structuralRepairNeedsAnIdOfItsOwn(String taken) {
		RepairPipeline.Builder builder = RepairPipeline.builder()
			.structuralRepair(fold(new RuleId("structural.fold")))
			.structuralRepair(fold(new RuleId(taken)));
		assertThatExceptionOfType(RepairConfigurationException.class).isThrownBy(builder::build)
			.withMessageContaining("'" + taken + "'");
	}

	@Test
	void preprocessorsOfAllToolsAreBesideThoseOfOne() {
		RepairPipeline both = RepairPipeline.builder()
			.preprocessors(List.of(alias("/path", "file")))
			.tool("tool", new ToolSettings(null, List.of(alias("/limit", "lines"))))
			.build();
		String text = "{\"file\":\"a\",\"lines\":5}";
		assertThat(both.repair(RepairRequest.of(contract(SCHEMA), text)).arguments())
			.isEqualTo("{\"path\":\"a\",\"limit\":5}");
		RepairResult other = both.repair(RepairRequest.of(ToolContract.of("other", Json.text(SCHEMA)), text));
		assertThat(other.outcome()).isEqualTo(RepairOutcome.UNREPAIRABLE);
		assertThat(other.issues()).extracting((issue) -> issue.location().toString()).containsExactly("/lines");
	}

	@ParameterizedTest
	@ValueSource(strings = { "{'tags':'[\\'[a](http://a)\\']','path':'x'}", "{'tags':'[a](http://a)','path':'x'}",
			"{'names':['[a](http://a)'],'path':'x'}", "{'tags':['[a](http://a)</s>'],'path':'x'}" })
	void preprocessorsSeeWhatLaterStepsMake(String text) {
		RuleId id = new RuleId("cleanup.end-token");
		RepairPipeline all = RepairPipeline.builder()
			.policy(RepairPolicy.defaults().withModelGates(Map.of(id, List.of(Pattern.compile("llama")))))
			.cleanup(cleanup(id))
			.preprocessors(
					List.of(new PreprocessorDefinition("filesystem-path-array", Selector.parse("/tags"), List.of()),
							alias("/tags", "names")))
			.build();
		RepairResult result = all.repair(RepairRequest.of(contract(SCHEMA), Json.text(text)).withModelId("llama"));
		assertThat(Json.read(result.arguments()).path("tags").path(0).stringValue()).startsWith("a");
		assertThat(all.repair(RepairRequest.of(contract(SCHEMA), result.arguments()).withModelId("llama")).changes())
			.isEmpty();
	}

	@Test
	void preservedPropertiesReachTheToolButForNullsAndComments() {
		ToolContract contract = ToolContract.of("tool", Json.text("""
				{'type':'object','additionalProperties':false,'properties':{'path':{'type':'string'}}}"""));
		RepairPolicy preserving = RepairPolicy.defaults().withUnknownProperties(UnknownProperties.PRESERVE);
		RepairRequest request = RepairRequest.of(contract,
				Json.text("{'path':'a','dryRun':true,'extra':null,'explanation':'x'}"));
		RepairResult result = RepairPipeline.builder().policy(preserving).build().repair(request);
		assertThat(result.arguments()).isEqualTo(Json.text("{'path':'a','dryRun':true}"));
		assertThat(result.changes()).extracting((change) -> change.ruleId().value())
			.containsExactlyInAnyOrder("schema.drop-null", "schema.drop-unknown-property");
		RepairPolicy allOfThem = preserving
			.withDisabledRules(Set.of(new RuleId("schema.drop-null"), new RuleId("schema.drop-unknown-property")));
		RepairResult untouched = RepairPipeline.builder().policy(allOfThem).build().repair(request);
		assertThat(untouched.outcome()).isEqualTo(RepairOutcome.VALID);
		assertThat(untouched.arguments()).isSameAs(request.rawArguments());
	}

	@Test
	void builderCanBeUsedAgainAfterItWasCorrected() {
		RepairPipeline.Builder builder = RepairPipeline.builder()
			.policy(RepairPolicy.defaults().withDisabledRules(Set.of(new RuleId("schema.none"))));
		assertThatExceptionOfType(UnknownRuleException.class).isThrownBy(builder::build);
		assertThat(builder.policy(RepairPolicy.defaults()).build().policyFor("tool"))
			.isEqualTo(RepairPolicy.defaults());
	}

	@Test
	void ownerHookIsNeverTheReasonThatACallPasses() {
		RepairPipeline failing = RepairPipeline.builder().ownerHook((tool, arguments) -> {
			throw new IllegalStateException("the owner's fault");
		}).build();
		assertThat(failing.repair(RepairRequest.of(contract(SCHEMA), "{}")).outcome())
			.isEqualTo(RepairOutcome.UNREPAIRABLE);
		assertThat(failing.repair(RepairRequest.of(contract(SCHEMA), "{\"path\":\"a\"}")).outcome())
			.isEqualTo(RepairOutcome.VALID);
	}

	@Test
	void manyThreadsGetTheirOwnResults() throws InterruptedException, ExecutionException {
		ExecutorService threads = Executors.newFixedThreadPool(8);
		try {
			List<Callable<RepairResult>> calls = new ArrayList<>();
			for (int i = 0; i < 2_000; i++) {
				int number = i;
				calls.add(() -> this.pipeline.repair(RepairRequest.of(contractNumber(number % 20),
						"[{\"path\":\"a" + number + "\",\"limit\":null,\"tags\":\"[\\\"t" + number + "\\\"]\"}]")));
			}
			List<Future<RepairResult>> results = threads.invokeAll(calls);
			for (int i = 0; i < results.size(); i++) {
				assertThat(results.get(i).get().arguments())
					.isEqualTo("{\"path\":\"a" + i + "\",\"tags\":[\"t" + i + "\"]}");
			}
		}
		finally {
			threads.shutdownNow();
		}
	}

	private RepairResult repair(String text) {
		return this.pipeline.repair(RepairRequest.of(contract(SCHEMA), text));
	}

	private static RepairPipeline pipeline(RepairPolicy policy) {
		return RepairPipeline.builder().policy(policy).build();
	}

	private static ToolContract contract(String schema) {
		return ToolContract.of("tool", Json.text(schema));
	}

	private static ToolContract contractNumber(int number) {
		return ToolContract.of("tool-" + number, Json.text(SCHEMA) + " ".repeat(number));
	}

	/**
	 * Tool of which two parameters go by one other name.
	 */
	private static ToolContract ambiguous() {
		String schema = """
				{'type':'object','additionalProperties':false,
				'properties':{'path':{'type':'string'},'pattern':{'type':'string'}}}""";
		return new ToolContract("tool", Json.text(schema), List.of(new ToolAlias(Selector.parse("/path"), List.of("p")),
				new ToolAlias(Selector.parse("/pattern"), List.of("p"))));
	}

	private static PreprocessorDefinition alias(String selector, String... names) {
		return new PreprocessorDefinition("alias", Selector.parse(selector), List.of(names));
	}

	private static StructuralRepair fold(RuleId id) {
		return new StructuralRepair() {

			@Override
			public RuleId id() {
				return id;
			}

			@Override
			public @Nullable ObjectNode repair(ObjectNode arguments) {
				if (arguments.has("edits")) {
					return null;
				}
				ObjectNode folded = arguments.objectNode();
				folded.putArray("edits").add(arguments);
				return folded;
			}

		};
	}

	private static ValueCleanup cleanup(RuleId id) {
		return new ValueCleanup() {

			@Override
			public RuleId id() {
				return id;
			}

			@Override
			public Selector selector() {
				return Selector.parse("/path");
			}

			@Override
			public String clean(String text) {
				return text.replace("</s>", "");
			}

		};
	}

	private static String nest(int levels, String inner) {
		return "{\"c\":[".repeat(levels) + inner + "]}".repeat(levels);
	}

	private static String undeclaredNames(String prefix) {
		StringBuilder text = new StringBuilder("{");
		for (int i = 0; text.length() < MEGABYTE - 30; i++) {
			text.append('"').append(prefix).append(i).append("\":1,");
		}
		return text.append("\"z\":1}").toString();
	}

}
