package io.github.toolrepair.preprocess;

import java.util.List;
import java.util.function.Function;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

class StructuralPreprocessorTests {

	private static final CallContext CALL = Calls.of("{'type':'object'}");

	@Test
	void inspectReplacesTheArguments() {
		List<Finding> findings = inspect("{'a':1}", (arguments) -> arguments.put("b", 2));
		assertThat(findings).singleElement()
			.satisfies((finding) -> assertThat(finding.operations())
				.containsExactly(new PatchOperation.Replace(JsonLocation.root(), Json.of("{'a':1,'b':2}"))))
			.satisfies((finding) -> assertThat(finding.note()).isEqualTo("Send it folded."));
	}

	@Test
	void inspectGivesTheRepairACopy() {
		JsonNode arguments = Json.of("{'a':{'b':1}}");
		new StructuralPreprocessor(new Repair(true, (copy) -> {
			((ObjectNode) copy.path("a")).removeAll();
			return copy;
		})).inspect(arguments, CALL);
		assertThat(arguments).isEqualTo(Json.of("{'a':{'b':1}}"));
	}

	@Test
	void inspectOfARepairThatThrowsOrNestsTooDeepFindsNothing() {
		assertThat(inspect("{'a':1}", (arguments) -> {
			throw new IllegalStateException();
		})).isEmpty();
		assertThat(inspect("{'a':1}", (arguments) -> arguments.set("a", Json.of("[".repeat(501) + "]".repeat(501)))))
			.isEmpty();
	}

	@Test
	void inspectLeavesEverythingElseAlone() {
		assertThat(inspect("{'a':1}", (arguments) -> null)).isEmpty();
		assertThat(inspect("{'a':1}", (arguments) -> arguments)).isEmpty();
		assertThat(inspect("'a'", (arguments) -> arguments.put("b", 1))).isEmpty();
		assertThat(new StructuralPreprocessor(new Repair(false, (arguments) -> arguments.put("b", 1)))
			.inspect(Json.of("{}"), CALL)).isEmpty();
	}

	private static List<Finding> inspect(String arguments, Function<ObjectNode, @Nullable ObjectNode> function) {
		return new StructuralPreprocessor(new Repair(true, function)).inspect(Json.of(arguments), CALL);
	}

	/**
	 * Repair that is a function.
	 */
	private record Repair(boolean wanted,
			Function<ObjectNode, @Nullable ObjectNode> function) implements StructuralRepair {

		@Override
		public RuleId id() {
			return new RuleId("structural.fold");
		}

		@Override
		public boolean concerns(ToolContract tool) {
			return this.wanted;
		}

		@Override
		public @Nullable ObjectNode repair(ObjectNode arguments) {
			return this.function.apply(arguments);
		}

		@Override
		public String note() {
			return "Send it folded.";
		}

	}

}
