package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.spring.tool.RepairToolCallingManager;
import io.github.toolrepair.spring.tool.ToolCallRepairer;

import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.aop.scope.ScopedProxyUtils;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanPostProcessor;

/**
 * Puts a {@link RepairToolCallingManager} in front of each {@link ToolCallingManager}.
 */
final class RepairToolCallingManagerPostProcessor implements BeanPostProcessor {

	private final ObjectProvider<ToolCallRepairer> repairer;

	RepairToolCallingManagerPostProcessor(ObjectProvider<ToolCallRepairer> repairer) {
		this.repairer = repairer;
	}

	@Override
	public Object postProcessAfterInitialization(Object bean, String beanName) {
		// The proxy in front of a scoped target is decorated instead of the target.
		boolean decorated = bean instanceof RepairToolCallingManager || ScopedProxyUtils.isScopedTarget(beanName);
		return (bean instanceof ToolCallingManager manager && !decorated)
				? new RepairToolCallingManager(manager, this.repairer::getObject) : bean;
	}

}
