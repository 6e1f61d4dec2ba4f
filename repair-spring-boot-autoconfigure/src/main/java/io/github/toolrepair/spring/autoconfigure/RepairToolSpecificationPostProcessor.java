package io.github.toolrepair.spring.autoconfigure;

import java.util.List;

import io.github.toolrepair.spring.mcp.ToolSpecifications;
import io.github.toolrepair.spring.tool.ToolCallRepairer;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanPostProcessor;

/**
 * Puts repair in front of the tool specifications of MCP servers, which are beans, or in
 * lists that are beans.
 */
final class RepairToolSpecificationPostProcessor implements BeanPostProcessor {

	private final ToolSpecifications specifications;

	RepairToolSpecificationPostProcessor(ObjectProvider<ToolCallRepairer> repairer) {
		this.specifications = new ToolSpecifications(repairer::getObject);
	}

	@Override
	public Object postProcessAfterInitialization(Object bean, String beanName) {
		return (bean instanceof List<?> list) ? this.specifications.repairing(list)
				: this.specifications.repairing(bean);
	}

}
