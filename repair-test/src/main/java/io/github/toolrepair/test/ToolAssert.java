package io.github.toolrepair.test;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.RepairRequest;
import io.github.toolrepair.RepairResult;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.ToolContract;
import org.assertj.core.api.AbstractAssert;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Assertions about what becomes of the calls of one tool.
 * <p>
 * They run a pipeline and never the tool. Without {@link #withPipeline(RepairPipeline)}
 * it is one with all defaults; an application's own pipeline is the bean of that type.
 */
public final class ToolAssert extends AbstractAssert<ToolAssert, ToolContract> {

	private final RepairPipeline pipeline;

	private ToolAssert(ToolContract contract, RepairPipeline pipeline) {
		super(contract, ToolAssert.class);
		this.pipeline = pipeline;
	}

	/**
	 * Assertions about the calls of the tool.
	 * @param contract name and input schema, as they are offered to the model
	 */
	public static ToolAssert assertThatTool(ToolContract contract) {
		return new ToolAssert(contract, RepairPipeline.builder().build());
	}

	/**
	 * The same assertions with another pipeline.
	 */
	public ToolAssert withPipeline(RepairPipeline pipeline) {
		return new ToolAssert(this.actual, pipeline);
	}

	/**
	 * Asserts that the call is valid as it is sent, and runs with the identical text.
	 */
	public ToolAssert leavesAlone(String rawArguments) {
		RepairResult result = repair(rawArguments, null, null);
		if (result.outcome() != RepairOutcome.VALID || !result.arguments().equals(rawArguments)) {
			throw failure("Expected the call to be left alone, but %s", describe(result));
		}
		return this;
	}

	/**
	 * Asserts that the call runs, after repair or conversion, with these arguments.
	 * @param rawArguments text as a model may send it
	 * @param arguments what the tool has to get, as JSON; 5 and 5.0 are the same number
	 */
	public ToolAssert repairs(String rawArguments, String arguments) {
		RepairResult result = repair(rawArguments, null, null);
		if (!runsWith(result, Json.read(arguments))) {
			throw failure("Expected the call to run with%n  %s%nbut %s", arguments, describe(result));
		}
		return this;
	}

	/**
	 * Asserts that the call never reaches the tool.
	 */
	public ToolAssert refuses(String rawArguments) {
		RepairResult result = repair(rawArguments, null, null);
		if (result.isExecutable()) {
			throw failure("Expected the call to be refused, but %s", describe(result));
		}
		return this;
	}

	/**
	 * Asserts that the usual faults of models, made in a valid call, are all repaired to
	 * exactly that call: arguments encoded twice, a code fence, text or control tokens
	 * around, a trailing comma, a lost brace, single quotes, a wrapper, null for an
	 * optional parameter, values as text. Faults that such a call can't have are left
	 * out.
	 * @param validArguments an object, as JSON, that satisfies the tool's schema
	 */
	public ToolAssert repairsUsualFaultsIn(String validArguments) {
		ObjectNode valid = validObject(validArguments);
		List<String> failures = new ArrayList<>();
		for (UsualFault fault : UsualFault.values()) {
			String damaged = fault.damage(this.actual, valid);
			if (damaged == null) {
				continue;
			}
			RepairResult result = repair(damaged, null, null);
			if (!runsWith(result, valid)) {
				failures.add("%s, sent as%n  %s%n  %s".formatted(name(fault), damaged, describe(result)));
			}
		}
		return verify("repaired", failures);
	}

	/**
	 * Asserts that calls of which nobody can tell what they mean are all refused: nothing
	 * or only a part was sent, a required parameter is missing or null, a parameter is
	 * not declared, two calls in one.
	 * @param validArguments an object, as JSON, that satisfies the tool's schema
	 */
	public ToolAssert refusesDangerousFaultsIn(String validArguments) {
		ObjectNode valid = validObject(validArguments);
		List<String> failures = new ArrayList<>();
		for (DangerousFault fault : DangerousFault.values()) {
			for (String damaged : fault.damage(this.actual, valid)) {
				RepairResult result = repair(damaged, null, fault.finishReason());
				if (result.isExecutable()) {
					failures.add("%s, sent as%n  %s%n  %s".formatted(name(fault), damaged, describe(result)));
				}
			}
		}
		return verify("refused", failures);
	}

	/**
	 * Asserts that recorded calls come out as their lines say.
	 * @param recordedCalls file of JSON Lines in UTF-8; see {@link RecordedCall} for the
	 * fields of a line
	 */
	public ToolAssert replays(Path recordedCalls) {
		List<String> failures = new ArrayList<>();
		for (RecordedCall call : RecordedCall.readAll(recordedCalls)) {
			RepairResult result = repair(call.input(), call.model(), call.finishReason());
			if (!call.isMetBy(result)) {
				failures.add("line %d: %s".formatted(call.line(), describe(result)));
			}
		}
		return verify("as recorded", failures);
	}

	private ToolAssert verify(String expectation, List<String> failures) {
		if (!failures.isEmpty()) {
			throw failure("Not %s:%n%s", expectation, String.join("%n".formatted(), failures));
		}
		return this;
	}

	private ObjectNode validObject(String validArguments) {
		RepairResult result = repair(validArguments, null, null);
		if (result.outcome() == RepairOutcome.VALID && Json.read(result.arguments()) instanceof ObjectNode object) {
			return object;
		}
		throw failure("The arguments to start from must be a valid object, but %s", describe(result));
	}

	private RepairResult repair(String rawArguments, @Nullable String model, @Nullable String finishReason) {
		return this.pipeline
			.repair(RepairRequest.of(this.actual, rawArguments).withModelId(model).withFinishReason(finishReason));
	}

	private static boolean runsWith(RepairResult result, JsonNode arguments) {
		return result.isExecutable() && Json.isSame(Json.read(result.arguments()), arguments);
	}

	private static String name(Enum<?> fault) {
		return fault.name().toLowerCase(Locale.ROOT).replace('_', ' ');
	}

	private static String describe(RepairResult result) {
		return result.isExecutable() ? "it is %s and runs with %s".formatted(result.outcome().id(), result.arguments())
				: "it is refused; the model is told %s".formatted(result.retryMessage());
	}

}
