package io.github.toolrepair;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

import io.github.toolrepair.json.JsonPatch;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.ToolContract;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What holds for every call, for random tools, arguments and faults. Each run is the same
 * run; the seed of a failure is in its name.
 */
class RepairInvariantsTests {

	private final RepairPipeline pipeline = RepairPipeline.builder().build();

	@ParameterizedTest(name = "seed {0}")
	@MethodSource("seeds")
	void validArgumentsStayTheIdenticalText(long seed) {
		RandomCall call = new RandomCall(seed);
		String text = call.text(call.arguments());
		RepairResult result = this.pipeline.repair(RepairRequest.of(call.contract(), text));
		assertThat(result.outcome()).isEqualTo(RepairOutcome.VALID);
		assertThat(result.arguments()).isSameAs(text);
		assertThat(result.changes()).isEmpty();
		assertThat(result.observations()).isEmpty();
	}

	@ParameterizedTest(name = "seed {0}")
	@MethodSource("manySeeds")
	void damagedArgumentsBecomeWhatTheyWereOrAreRefused(long seed) {
		RandomCall call = new RandomCall(seed);
		SplittableRandom random = new SplittableRandom(seed);
		ObjectNode damaged = call.arguments().deepCopy();
		List<String> faults = new ArrayList<>();
		Set<ArgumentFault.Kind> kinds = EnumSet.of(ArgumentFault.Kind.EXACT);
		for (int i = random.nextInt(0, 4); i > 0; i--) {
			ArgumentFault fault = pick(List.of(ArgumentFault.values()), random);
			if (fault.damage(call.schema(), damaged, random)) {
				faults.add(fault.name());
				kinds.add(fault.kind());
			}
		}
		TextFault textFault = random.nextBoolean() ? TextFault.NONE : pick(List.of(TextFault.values()), random);
		boolean singleton = random.nextInt(8) == 0;
		faults.add(textFault.name() + (singleton ? " of an array" : ""));
		String text = call.text(damaged);
		String raw = textFault.damage(singleton ? "[" + text + "]" : text);

		RepairResult result = this.pipeline.repair(RepairRequest.of(call.contract(), raw));

		assertPromises(call.contract(), raw, result);
		boolean lost = kinds.contains(ArgumentFault.Kind.LOST) || textFault.isLost();
		if (lost) {
			assertThat(result.isExecutable()).as("%s: %s as %s", faults, raw, result.arguments()).isFalse();
		}
		else if (textFault.isExact() && !kinds.contains(ArgumentFault.Kind.MAYBE)) {
			assertThat(result.isExecutable()).as("%s: %s", faults, raw).isTrue();
		}
		if (result.isExecutable()) {
			assertThat(Json.numeric(Json.read(result.arguments()))).as("%s: %s", faults, raw)
				.isEqualTo(Json.numeric(call.arguments()));
		}
	}

	@ParameterizedTest(name = "seed {0}")
	@MethodSource("seeds")
	void cutArgumentsAreCompletedWithNothingThatWasNotSent(long seed) {
		RandomCall call = new RandomCall(seed);
		SplittableRandom random = new SplittableRandom(seed);
		String text = call.text(call.arguments());
		String raw = text.substring(0, random.nextInt(text.length()));
		RepairResult result = this.pipeline.repair(RepairRequest.of(call.contract(), raw));
		assertPromises(call.contract(), raw, result);
		if (result.isExecutable() && !raw.isBlank()) {
			assertPart(Json.read(result.arguments()), call.arguments(), raw);
		}
	}

	/**
	 * Fails if anything is in the part that is not in the whole at the same place.
	 */
	private static void assertPart(JsonNode part, JsonNode whole, String raw) {
		if (part.isObject() && whole.isObject()) {
			part.forEachEntry((name, value) -> assertPart(value, whole.path(name), raw));
		}
		else if (part.isArray() && whole.isArray()) {
			for (int i = 0; i < part.size(); i++) {
				assertPart(part.path(i), whole.path(i), raw);
			}
		}
		else {
			assertThat(Json.numeric(part)).as(raw).isEqualTo(Json.numeric(whole));
		}
	}

	@ParameterizedTest(name = "seed {0}")
	@MethodSource("seeds")
	void mangledTextGivesAnOutcomeThatKeepsItsPromises(long seed) {
		RandomCall call = new RandomCall(seed);
		SplittableRandom random = new SplittableRandom(seed);
		StringBuilder mangled = new StringBuilder(call.text(call.arguments()));
		for (int i = random.nextInt(1, 6); i > 0 && !mangled.isEmpty(); i--) {
			mangle(mangled, random);
		}
		String raw = mangled.toString();
		assertPromises(call.contract(), raw, this.pipeline.repair(RepairRequest.of(call.contract(), raw)));
	}

	@ParameterizedTest(name = "seed {0}")
	@MethodSource("seeds")
	void orderOfDeclarationsAndParametersDoesNotMatter(long seed) {
		RandomCall call = new RandomCall(seed);
		SplittableRandom random = new SplittableRandom(seed);
		ObjectNode damaged = call.arguments().deepCopy();
		for (ArgumentFault fault : ArgumentFault.values()) {
			if (random.nextInt(3) == 0) {
				fault.damage(call.schema(), damaged, random);
			}
		}
		ObjectNode unions = (ObjectNode) withUnions(call.schema());
		RepairResult result = repair(unions, damaged);
		RepairResult shuffled = repair(shuffled(unions, seed), shuffled(damaged, seed));
		assertThat(shuffled.outcome()).isEqualTo(result.outcome());
		assertThat(shuffled.reason()).isEqualTo(result.reason());
		assertThat(Json.read(shuffled.arguments())).isEqualTo(Json.read(result.arguments()));
	}

	private RepairResult repair(JsonNode schema, JsonNode arguments) {
		return this.pipeline.repair(RepairRequest.of(RandomCall.contract(schema), arguments.toString()));
	}

	private void assertPromises(ToolContract contract, String raw, RepairResult result) {
		RepairRequest request = RepairRequest.of(contract, raw);
		assertThat(this.pipeline.repair(request)).as("deterministic for %s", raw).isEqualTo(result);
		if (!result.isExecutable()) {
			assertThat(result.arguments()).isSameAs(raw);
			assertThat(result.changes()).isEmpty();
			assertThat(Json.read(String.valueOf(result.retryMessage())).path("error").stringValue()).isNotEmpty();
			return;
		}
		JsonNode arguments = Json.read(result.arguments());
		assertThat(Calls.schema(contract).validate(arguments)).as("valid after the repair of %s", raw).isEmpty();
		JsonNode parsed = result.parsed().deepCopy();
		assertThat(Json.numeric(JsonPatch.apply(result.parsed(), operations(result)))).as("patch theorem for %s", raw)
			.isEqualTo(Json.numeric(arguments));
		assertThat(result.parsed()).isEqualTo(parsed);
		RepairResult again = this.pipeline.repair(RepairRequest.of(contract, result.arguments()));
		assertThat(again.outcome()).as("idempotent for %s", raw).isEqualTo(RepairOutcome.VALID);
		assertThat(again.arguments()).isSameAs(result.arguments());
	}

	private static <T> T pick(List<T> values, SplittableRandom random) {
		return values.get(random.nextInt(values.size()));
	}

	private static List<PatchOperation> operations(RepairResult result) {
		return result.changes().stream().map(RepairChange::operations).flatMap(List::stream).toList();
	}

	private static void mangle(StringBuilder text, SplittableRandom random) {
		int at = random.nextInt(text.length());
		char other = "\"\\{}[],: \n0tn'x\uD800\0".charAt(random.nextInt(17));
		switch (random.nextInt(4)) {
			case 0 -> text.deleteCharAt(at);
			case 1 -> text.insert(at, other);
			case 2 -> text.setCharAt(at, other);
			default -> text.setLength(at);
		}
	}

	/**
	 * The schema with each of its scalar types as a branch of a union with an object that
	 * no value here satisfies.
	 */
	private static JsonNode withUnions(JsonNode schema) {
		if (schema instanceof ArrayNode array) {
			ArrayNode copy = array.arrayNode();
			array.forEach((item) -> copy.add(withUnions(item)));
			return copy;
		}
		if (!(schema instanceof ObjectNode object)) {
			return schema;
		}
		ObjectNode copy = object.objectNode();
		object.forEachEntry((name, child) -> copy.set(name, withUnions(child)));
		if (copy.path("type").asString("").equals("integer")) {
			ObjectNode union = object.objectNode();
			union.putArray("anyOf")
				.add(copy)
				.add(Json.of("{'type':'object','required':['never']}"))
				.add(Json.of("false"));
			return union;
		}
		return copy;
	}

	/**
	 * The same tree with its properties, and the branches of its unions, in another
	 * order.
	 */
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
		if (copy.path("anyOf") instanceof ArrayNode union) {
			List<JsonNode> branches = new ArrayList<>(union.values());
			Collections.shuffle(branches, new Random(seed));
			copy.set("anyOf", object.arrayNode().addAll(branches));
		}
		return copy;
	}

	static LongStream manySeeds() {
		return LongStream.range(0, 4_000);
	}

	static LongStream seeds() {
		return LongStream.range(0, 600);
	}

}
