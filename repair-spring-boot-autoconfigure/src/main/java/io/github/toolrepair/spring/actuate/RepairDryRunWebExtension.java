package io.github.toolrepair.spring.actuate;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.RepairRequest;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.telemetry.KnownTools;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.actuate.endpoint.annotation.WriteOperation;
import org.springframework.boot.actuate.endpoint.web.WebEndpointResponse;
import org.springframework.boot.actuate.endpoint.web.annotation.EndpointWebExtension;

/**
 * Adds to {@link RepairEndpoint} an operation that shows what would become of a call. No
 * tool runs, nothing is counted, and no listener is told.
 */
@EndpointWebExtension(endpoint = RepairEndpoint.class)
public class RepairDryRunWebExtension {

	private final RepairPipeline pipeline;

	private final KnownTools tools;

	/**
	 * Operation over the given pipeline.
	 * @param pipeline pipeline that the call passes
	 * @param tools tools that can be named
	 */
	public RepairDryRunWebExtension(RepairPipeline pipeline, KnownTools tools) {
		this.pipeline = pipeline;
		this.tools = tools;
	}

	/**
	 * What would become of the call; status 404 if no such tool is known.
	 * @param tool name under which the tool is called
	 * @param arguments raw arguments, as a model would send them
	 * @param model model that makes the call
	 * @param finishReason why the model stopped, as its provider reports it
	 */
	@WriteOperation
	public WebEndpointResponse<DryRunDescriptor> dryRun(String tool, String arguments, @Nullable String model,
			@Nullable String finishReason) {
		String name = this.pipeline.resolveName(tool, this.tools.all().stream().map(ToolContract::name).toList(),
				model);
		ToolContract contract = (name != null) ? this.tools.find(name) : null;
		if (contract == null) {
			return new WebEndpointResponse<>(WebEndpointResponse.STATUS_NOT_FOUND);
		}
		RepairRequest request = RepairRequest.of(contract, arguments)
			.withCalledName(tool)
			.withModelId(model)
			.withFinishReason(finishReason);
		return new WebEndpointResponse<>(DryRunDescriptor.of(request, this.pipeline.repair(request)));
	}

}
