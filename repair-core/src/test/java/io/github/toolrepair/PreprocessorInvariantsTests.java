package io.github.toolrepair;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

import io.github.toolrepair.json.JsonPatch;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.ToolSettings;
import io.github.toolrepair.model.UnrepairableReason;
import io.github.toolrepair.preprocess.PreprocessStage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What holds for every call, however preprocessors are configured: random kinds at random
 * places in random order, over values that they are for and values near those.
 */
class PreprocessorInvariantsTests {

	private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

	private static final String MODEL = "model";

	private static final ToolContract TOOL = ToolContract.of("tool", Json.text("""
			{'type':'object','additionalProperties':false,'properties':{
			'text':{'type':'string','minLength':2},'number':{'type':['integer','null']},
			'either':{'anyOf':[{'type':'string'},{'type':'array','items':{'type':'string'}}]},
			'list':{'type':'array','uniqueItems':true,'items':{'type':'string'}},
			'any':{},'unit':{'enum':['a.md','b']},
			'edits':{'type':'array','items':{'type':'object','additionalProperties':false,'properties':{
			'text':{'type':'string'},'either':{'type':['string','array']}}}}}}"""));

	private static final RepairPipeline PLAIN = RepairPipeline.builder().build();

	private static final List<String> SELECTORS = List.of("/text", "/number", "/either", "/list", "/list/*", "/any",
			"/unit", "/edits/*/text", "/edits/*/either", "/edits", "/none");

	private static final List<String> NAMES = List.of("text", "number", "either", "list", "any", "unit", "edits",
			"other", "file");

	private static final List<String> PARTS = List.of("[", "]", "[a.md](http://a.md)", "a.md", "b", "^", "$", "<|x|>",
			"</parameter>", "<parameter=a>", "&lt;", "&amp;", "&#38;", ";", "lt;", "\"", "\n", " ", "|", "{}", "5",
			",");

	@ParameterizedTest(name = "seed {0}")
	@MethodSource("seeds")
	void repairKeepsItsPromises(long seed) {
		SplittableRandom random = new SplittableRandom(seed);
		RepairPipeline pipeline = pipeline(random);
		for (int i = 0; i < 40; i++) {
			String raw = (random.nextInt(8) == 0) ? text(random) : arguments(random).toString();
			assertPromises(pipeline, raw);
		}
	}

	private static void assertPromises(RepairPipeline pipeline, String raw) {
		RepairRequest request = RepairRequest.of(TOOL, raw).withModelId(MODEL);
		RepairResult result = pipeline.repair(request);
		assertThat(pipeline.repair(request)).isEqualTo(result);
		if (!result.isExecutable()) {
			RepairResult plain = PLAIN.repair(request);
			boolean conflict = result.reason() == UnrepairableReason.ALIAS_CONFLICT;
			assertThat(plain.outcome() == RepairOutcome.VALID && !conflict).as("valid and refused: %s", raw).isFalse();
			return;
		}
		JsonNode arguments = Json.read(result.arguments());
		assertThat(Calls.schema(TOOL).validate(arguments)).isEmpty();
		List<PatchOperation> operations = new ArrayList<>();
		result.changes().forEach((change) -> operations.addAll(change.operations()));
		assertThat(Json.numeric(JsonPatch.apply(result.parsed(), operations))).isEqualTo(Json.numeric(arguments));
		RepairResult again = pipeline.repair(RepairRequest.of(TOOL, result.arguments()).withModelId(MODEL));
		assertThat(again.changes()).as("idempotent for %s", raw).isEmpty();
		assertThat(again.outcome()).isEqualTo(RepairOutcome.VALID);
	}

	private static RepairPipeline pipeline(SplittableRandom random) {
		Map<RuleId, List<Pattern>> gates = new HashMap<>();
		PreprocessStage.ruleIds().forEach((ruleId) -> gates.put(ruleId, List.of(Pattern.compile(MODEL))));
		return RepairPipeline.builder()
			.policy(RepairPolicy.defaults().withModelGates(gates))
			.preprocessors(definitions(random))
			.tool(TOOL.name(), new ToolSettings(null, definitions(random)))
			.build();
	}

	private static List<PreprocessorDefinition> definitions(SplittableRandom random) {
		List<PreprocessorDefinition> definitions = new ArrayList<>();
		List<String> kinds = List.copyOf(PreprocessStage.kinds());
		boolean aliased = false;
		for (int i = random.nextInt(8); i > 0; i--) {
			String kind = pick(kinds, random);
			Selector selector = Selector.parse(kind.equals("root-string") ? "/text" : pick(SELECTORS, random));
			boolean alias = kind.equals("alias");
			boolean named = !selector.name().isEmpty() && !selector.name().equals("*");
			if (!alias || (named && !aliased)) {
				definitions
					.add(new PreprocessorDefinition(kind, selector, alias ? List.of("other", "file") : List.of()));
			}
			aliased |= alias;
		}
		return definitions;
	}

	private static ObjectNode arguments(SplittableRandom random) {
		ObjectNode arguments = NODES.objectNode();
		for (int i = random.nextInt(4); i >= 0; i--) {
			arguments.set(pick(NAMES, random), value(random, 2));
		}
		return arguments;
	}

	private static JsonNode value(SplittableRandom random, int depth) {
		return switch (random.nextInt((depth > 0) ? 8 : 5)) {
			case 0 -> NODES.numberNode(random.nextInt(9));
			case 1 -> NODES.nullNode();
			case 2, 3, 4 -> NODES.stringNode(text(random));
			case 5 -> NODES.objectNode()
				.set(pick(List.of("value", "text", "either", "other"), random), value(random, depth - 1));
			case 6 -> NODES.arrayNode().add(value(random, depth - 1));
			default -> NODES.arrayNode().add(value(random, depth - 1)).add(value(random, depth - 1));
		};
	}

	private static String text(SplittableRandom random) {
		if (random.nextInt(5) == 0) {
			return NODES.arrayNode().add(pick(PARTS, random)).add(pick(PARTS, random)).toString();
		}
		StringBuilder text = new StringBuilder();
		for (int i = random.nextInt(6); i > 0; i--) {
			text.append(pick(PARTS, random));
		}
		return text.toString();
	}

	private static <T> T pick(List<T> values, SplittableRandom random) {
		return values.get(random.nextInt(values.size()));
	}

	static LongStream seeds() {
		return LongStream.range(0, 300);
	}

}
