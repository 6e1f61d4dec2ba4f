package io.github.toolrepair;

import java.util.List;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.FinishReason;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.schema.StrictValidator;
import io.github.toolrepair.schema.ToolSchema;
import org.jspecify.annotations.Nullable;

/**
 * Calls of tests: what stages know of a call, for a schema that is written with single
 * quotes.
 */
public final class Calls {

	private static final StrictValidator VALIDATOR = new StrictValidator();

	private Calls() {
	}

	/**
	 * Call of a tool with the schema, under the default policy.
	 */
	public static CallContext of(String schema) {
		return of(ToolContract.of("tool", Json.text(schema)));
	}

	/**
	 * Call of the tool, under the default policy.
	 */
	public static CallContext of(ToolContract contract) {
		return new CallContext(contract, schema(contract), RepairPolicy.defaults(), null, FinishReason.TOOL_CALLS,
				false);
	}

	/**
	 * The same call under another policy.
	 */
	public static CallContext with(RepairPolicy policy, CallContext call) {
		return new CallContext(call.contract(), call.shape(), policy, call.modelId(), call.finishReason(),
				call.strictSchema());
	}

	/**
	 * The same call, made by a model.
	 */
	public static CallContext by(@Nullable String modelId, CallContext call) {
		return new CallContext(call.contract(), call.shape(), call.policy(), modelId, call.finishReason(),
				call.strictSchema());
	}

	/**
	 * The same call, cut by its length.
	 */
	public static CallContext cut(CallContext call) {
		return new CallContext(call.contract(), call.shape(), call.policy(), call.modelId(), FinishReason.LENGTH,
				call.strictSchema());
	}

	/**
	 * Schema that is written with single quotes, compiled.
	 */
	public static ToolSchema schema(String schema) {
		return schema(new ToolContract("tool", Json.text(schema), List.of()));
	}

	/**
	 * Schema of the tool, compiled.
	 */
	public static ToolSchema schema(ToolContract contract) {
		ToolSchema schema = VALIDATOR.schemaOf(contract);
		if (schema == null) {
			throw new IllegalArgumentException("The schema of a test can't be used: " + contract.inputSchema());
		}
		return schema;
	}

}
