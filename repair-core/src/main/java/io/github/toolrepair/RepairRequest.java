package io.github.toolrepair;

import io.github.toolrepair.model.FinishReason;
import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;

/**
 * One tool call as a model sent it.
 *
 * @param contract contract of the called tool
 * @param rawArguments the arguments' text, exactly as sent; empty if nothing was sent
 * @param calledName name by which the tool was called, as
 * {@link RepairPipeline#resolveName} found it to mean the contract's
 * @param modelId model that made the call; null if unknown
 * @param finishReason why the model stopped, as its provider reports it; null if unknown
 * @param strictSchema whether the model was shown the schema in the strict form of its
 * provider, in which every parameter is required and optional ones may be null
 * @see FinishReason#of(String)
 */
public record RepairRequest(ToolContract contract, String rawArguments, String calledName, @Nullable String modelId,
		@Nullable String finishReason, boolean strictSchema) {

	/**
	 * Call of the tool by its own name, of which neither model nor finish reason is
	 * known.
	 */
	public static RepairRequest of(ToolContract contract, String rawArguments) {
		return new RepairRequest(contract, rawArguments, contract.name(), null, null, false);
	}

	/**
	 * This call, made by another name.
	 */
	public RepairRequest withCalledName(String calledName) {
		return new RepairRequest(this.contract, this.rawArguments, calledName, this.modelId, this.finishReason,
				this.strictSchema);
	}

	/**
	 * This call, made by the given model.
	 */
	public RepairRequest withModelId(@Nullable String modelId) {
		return new RepairRequest(this.contract, this.rawArguments, this.calledName, modelId, this.finishReason,
				this.strictSchema);
	}

	/**
	 * This call, ended for the given reason.
	 */
	public RepairRequest withFinishReason(@Nullable String finishReason) {
		return new RepairRequest(this.contract, this.rawArguments, this.calledName, this.modelId, finishReason,
				this.strictSchema);
	}

	/**
	 * This call, made after the schema was shown in its strict form or not.
	 */
	public RepairRequest withStrictSchema(boolean strictSchema) {
		return new RepairRequest(this.contract, this.rawArguments, this.calledName, this.modelId, this.finishReason,
				strictSchema);
	}

}
