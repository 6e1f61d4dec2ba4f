package io.github.toolrepair.spring.mcp;

import java.util.List;
import java.util.function.Supplier;

import io.github.toolrepair.spring.tool.ToolCallRepairer;
import io.modelcontextprotocol.server.McpServerFeatures;
import io.modelcontextprotocol.server.McpStatelessServerFeatures;
import io.modelcontextprotocol.spec.McpSchema.Tool;

/**
 * Puts repair in front of the tools of MCP servers, where the server's own validation of
 * their input was: a call that can be repaired must not be refused there.
 * <p>
 * Tools for which repair is switched off, only observes, or lets unrepairable calls pass,
 * stay as they are.
 */
public final class ToolSpecifications {

	private final Supplier<ToolCallRepairer> repairer;

	/**
	 * Specifications whose tools are repaired.
	 * @param repairer gives the repairer; asked when there is a specification
	 */
	public ToolSpecifications(Supplier<ToolCallRepairer> repairer) {
		this.repairer = repairer;
	}

	/**
	 * The same list if it holds no tool specification, otherwise one whose specifications
	 * repair.
	 */
	public List<?> repairing(List<?> specifications) {
		return specifications.stream().anyMatch(ToolSpecifications::isSpecification)
				? specifications.stream().map(this::repairing).toList() : specifications;
	}

	private static boolean isSpecification(Object candidate) {
		return candidate instanceof McpServerFeatures.SyncToolSpecification
				|| candidate instanceof McpServerFeatures.AsyncToolSpecification
				|| candidate instanceof McpStatelessServerFeatures.SyncToolSpecification
				|| candidate instanceof McpStatelessServerFeatures.AsyncToolSpecification;
	}

	/**
	 * The same object if it is no tool specification, or one of a tool that stays as it
	 * is.
	 */
	public Object repairing(Object candidate) {
		if (candidate instanceof McpServerFeatures.SyncToolSpecification sync && isRepaired(sync.tool())) {
			ServedTool served = served(sync.tool());
			return new McpServerFeatures.SyncToolSpecification(served.tool(), served.sync(sync.callHandler()));
		}
		if (candidate instanceof McpServerFeatures.AsyncToolSpecification async && isRepaired(async.tool())) {
			ServedTool served = served(async.tool());
			return new McpServerFeatures.AsyncToolSpecification(served.tool(), served.async(async.callHandler()));
		}
		if (candidate instanceof McpStatelessServerFeatures.SyncToolSpecification sync && isRepaired(sync.tool())) {
			ServedTool served = served(sync.tool());
			return new McpStatelessServerFeatures.SyncToolSpecification(served.tool(), served.sync(sync.callHandler()));
		}
		if (candidate instanceof McpStatelessServerFeatures.AsyncToolSpecification async && isRepaired(async.tool())) {
			ServedTool served = served(async.tool());
			return new McpStatelessServerFeatures.AsyncToolSpecification(served.tool(),
					served.async(async.callHandler()));
		}
		return candidate;
	}

	private boolean isRepaired(Tool tool) {
		return !(tool.inputSchema() instanceof ShownSchema) && this.repairer.get().validates(tool.name());
	}

	private ServedTool served(Tool tool) {
		return new ServedTool(tool, this.repairer.get());
	}

}
