package io.github.toolrepair;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

import io.github.toolrepair.json.JsonPatch;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.UnknownProperties;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Random tools whose parameters are unions of objects, told apart by a constant, with
 * random faults. Each run is the same run; the seed of a failure is in its name.
 */
class RepairUnionsTests {

	private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

	private static final List<String> NAMES = List.of("a", "b", "c", "d");

	private final RepairPipeline pipeline = RepairPipeline.builder().build();

	@ParameterizedTest(name = "seed {0}")
	@MethodSource("seeds")
	void damagedBranchBecomesWhatItWas(long seed) {
		SplittableRandom random = new SplittableRandom(seed);
		ObjectNode schema = schema(random, random.nextBoolean() ? "anyOf" : "oneOf");
		ObjectNode meant = arguments(schema, random);
		ObjectNode damaged = meant.deepCopy();
		damage(schema, damaged, random);
		RepairResult result = repair(schema, damaged, this.pipeline);
		assertThat(result.isExecutable()).as("%s for %s", damaged, schema).isTrue();
		assertThat(Json.numeric(Json.read(result.arguments()))).as("%s for %s", damaged, schema)
			.isEqualTo(Json.numeric(meant));
		List<PatchOperation> operations = result.changes()
			.stream()
			.map(RepairChange::operations)
			.flatMap(List::stream)
			.toList();
		assertThat(Json.numeric(JsonPatch.apply(result.parsed(), operations))).isEqualTo(Json.numeric(meant));
	}

	@ParameterizedTest(name = "seed {0}")
	@MethodSource("seeds")
	void orderOfBranchesAndPropertiesDoesNotMatter(long seed) {
		SplittableRandom random = new SplittableRandom(seed);
		ObjectNode schema = schema(random, random.nextBoolean() ? "anyOf" : "oneOf");
		if (random.nextBoolean()) {
			withoutConstants(schema);
		}
		ObjectNode damaged = arguments(schema, random);
		damage(schema, damaged, random);
		mix(damaged, random);
		RepairPipeline dropping = RepairPipeline.builder()
			.policy(RepairPolicy.defaults().withUnknownProperties(UnknownProperties.DROP))
			.build();
		for (RepairPipeline each : List.of(this.pipeline, dropping)) {
			RepairResult result = repair(schema, damaged, each);
			for (int i = 0; i < 3; i++) {
				RepairResult other = repair(shuffled(schema, seed + i), shuffled(damaged, seed - i), each);
				assertThat(other.outcome()).as("%s for %s", damaged, schema).isEqualTo(result.outcome());
				assertThat(other.reason()).isEqualTo(result.reason());
				assertThat(Json.numeric(Json.read(other.arguments())))
					.isEqualTo(Json.numeric(Json.read(result.arguments())));
			}
		}
	}

	@ParameterizedTest(name = "seed {0}")
	@MethodSource("seeds")
	void unknownPropertiesArePreservedAtEveryLevel(long seed) {
		SplittableRandom random = new SplittableRandom(seed);
		ObjectNode schema = schema(random, random.nextBoolean() ? "anyOf" : "oneOf");
		ObjectNode arguments = arguments(schema, random);
		arguments.put("unknown", 1);
		arguments.path("list").forEach((item) -> ((ObjectNode) item).putObject("unknown").put("deep", true));
		RepairPipeline preserving = RepairPipeline.builder()
			.policy(RepairPolicy.defaults().withUnknownProperties(UnknownProperties.PRESERVE))
			.build();
		RepairResult result = repair(schema, arguments, preserving);
		assertThat(result.outcome()).as("%s for %s", arguments, schema).isEqualTo(RepairOutcome.VALID);
		assertThat(result.changes()).isEmpty();
	}

	private static RepairResult repair(JsonNode schema, JsonNode arguments, RepairPipeline pipeline) {
		return pipeline.repair(RepairRequest.of(ToolContract.of("tool", schema.toString()), arguments.toString()));
	}

	private static ObjectNode schema(SplittableRandom random, String union) {
		ObjectNode schema = Json.object("{'type':'object','required':['list'],'additionalProperties':false}");
		ArrayNode branches = schema.putObject("properties")
			.putObject("list")
			.put("type", "array")
			.putObject("items")
			.putArray(union);
		for (String kind : List.of("move", "draw", "fill")) {
			branches.add(branch(kind, random));
		}
		return schema;
	}

	private static ObjectNode branch(String kind, SplittableRandom random) {
		ObjectNode branch = Json.object("{'type':'object','additionalProperties':false}");
		ArrayNode required = branch.putArray("required").add("kind");
		ObjectNode properties = branch.putObject("properties");
		properties.putObject("kind").put("const", kind);
		for (String name : NAMES) {
			if (random.nextInt(4) > 0) {
				properties.set(name,
						Json.of(List
							.of("{'type':'integer'}", "{'type':'string'}", "{'type':'boolean'}",
									"{'type':'array','items':{'type':'string'}}", "{'enum':['ONE','TWO']}")
							.get(random.nextInt(5))));
				if (random.nextBoolean()) {
					required.add(name);
				}
			}
		}
		return branch;
	}

	private static List<JsonNode> branches(JsonNode schema) {
		JsonNode items = schema.path("properties").path("list").path("items");
		return List.copyOf((items.has("anyOf") ? items.path("anyOf") : items.path("oneOf")).values());
	}

	private static void withoutConstants(JsonNode schema) {
		branches(schema).forEach((branch) -> ((ObjectNode) branch.path("properties")).set("kind", Json.of("{}")));
	}

	private static ObjectNode arguments(JsonNode schema, SplittableRandom random) {
		ObjectNode arguments = NODES.objectNode();
		ArrayNode list = arguments.putArray("list");
		for (int i = random.nextInt(1, 4); i > 0; i--) {
			JsonNode branch = branches(schema).get(random.nextInt(3));
			ObjectNode item = list.addObject();
			branch.path("properties").forEachEntry((name, property) -> {
				boolean required = branch.path("required")
					.valueStream()
					.anyMatch((other) -> other.asString().equals(name));
				if (required || random.nextBoolean()) {
					item.set(name, value(property, random));
				}
			});
		}
		return arguments;
	}

	private static JsonNode value(JsonNode schema, SplittableRandom random) {
		if (schema.has("const")) {
			return schema.path("const");
		}
		if (schema.has("enum")) {
			return schema.path("enum").path(random.nextInt(2));
		}
		return switch (schema.path("type").asString("")) {
			case "integer" -> NODES.numberNode(random.nextInt(100));
			case "boolean" -> NODES.booleanNode(random.nextBoolean());
			case "array" -> NODES.arrayNode().add("x");
			default -> NODES.stringNode("word");
		};
	}

	/**
	 * Faults from which the value can be told once the branch is known.
	 */
	private static void damage(JsonNode schema, JsonNode arguments, SplittableRandom random) {
		for (JsonNode item : arguments.path("list")) {
			ObjectNode object = (ObjectNode) item;
			JsonNode branch = branches(schema).stream()
				.filter((each) -> each.path("properties").path("kind").path("const").equals(object.path("kind")))
				.findFirst()
				.orElse(branches(schema).get(0));
			branch.path("properties").forEachEntry((name, property) -> {
				JsonNode value = object.path(name);
				if (random.nextBoolean()) {
					return;
				}
				if (value.isMissingNode()) {
					object.putNull(name);
				}
				else if (value.isNumber() || value.isBoolean()) {
					object.put(name, value.toString());
				}
				else if (value.isArray()) {
					object.put(name, random.nextBoolean() ? "x" : value.toString());
				}
				else if (property.has("enum")) {
					object.put(name, " " + value.stringValue().toLowerCase(Locale.ROOT));
				}
			});
		}
	}

	/**
	 * Puts in what may belong to any branch or to none.
	 */
	private static void mix(JsonNode arguments, SplittableRandom random) {
		for (JsonNode item : arguments.path("list")) {
			String name = List.of("a", "b", "c", "d", "e", "thought", " a ").get(random.nextInt(7));
			((ObjectNode) item).set(name,
					Json.of(List.of("null", "'5'", "5", "'x'", "{}", "'null'", "['x']").get(random.nextInt(7))));
		}
	}

	private static JsonNode shuffled(JsonNode tree, long seed) {
		if (tree instanceof ArrayNode array) {
			ArrayNode copy = array.arrayNode();
			array.forEach((item) -> copy.add(shuffled(item, seed)));
			return copy;
		}
		if (!(tree instanceof ObjectNode object)) {
			return tree;
		}
		List<String> names = new ArrayList<>(object.propertyNames());
		Collections.shuffle(names, new Random(seed));
		ObjectNode copy = object.objectNode();
		names.forEach((name) -> copy.set(name, shuffled(object.path(name), seed)));
		for (String union : List.of("anyOf", "oneOf")) {
			if (copy.path(union) instanceof ArrayNode branches) {
				List<JsonNode> all = new ArrayList<>(branches.values());
				Collections.shuffle(all, new Random(seed));
				copy.set(union, object.arrayNode().addAll(all));
			}
		}
		return copy;
	}

	static LongStream seeds() {
		return LongStream.range(0, 600);
	}

}
