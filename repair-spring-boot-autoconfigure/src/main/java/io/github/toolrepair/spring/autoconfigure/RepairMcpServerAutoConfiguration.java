package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.spring.tool.ToolCallRepairer;
import io.modelcontextprotocol.server.McpServerFeatures;

import org.springframework.ai.mcp.McpToolUtils;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Conditional;

/**
 * Auto-configuration of the repair of calls that an MCP server of the application
 * answers.
 */
@AutoConfiguration(after = RepairToolCallingAutoConfiguration.class)
@ConditionalOnClass({ McpServerFeatures.class, McpToolUtils.class })
@Conditional(RepairNotDisabledCondition.class)
public final class RepairMcpServerAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	static RepairToolSpecificationPostProcessor repairToolSpecificationPostProcessor(
			ObjectProvider<ToolCallRepairer> repairer) {
		return new RepairToolSpecificationPostProcessor(repairer);
	}

}
