package io.github.toolrepair.spring.autoconfigure;

import java.util.Objects;

import io.github.toolrepair.spring.tool.RepairToolCallingManager;
import io.github.toolrepair.spring.tool.ToolCallRepairer;
import org.aopalliance.intercept.MethodInterceptor;
import org.aopalliance.intercept.MethodInvocation;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.aop.framework.ProxyFactory;
import org.springframework.aop.scope.ScopedProxyUtils;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.BeanFactoryAware;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/**
 * Puts a {@link RepairToolCallingManager} in front of each {@link ToolCallingManager}.
 * <p>
 * A manager that is declared as a class keeps it: the repair is in a subclass. Where
 * there is no safe subclass, the manager is left alone with a warning.
 */
final class RepairToolCallingManagerPostProcessor implements BeanPostProcessor, BeanFactoryAware {

	private static final Log logger = LogFactory.getLog(RepairToolCallingManagerPostProcessor.class);

	private final ObjectProvider<ToolCallRepairer> repairer;

	private @Nullable ConfigurableListableBeanFactory beanFactory;

	RepairToolCallingManagerPostProcessor(ObjectProvider<ToolCallRepairer> repairer) {
		this.repairer = repairer;
	}

	@Override
	public void setBeanFactory(BeanFactory beanFactory) {
		this.beanFactory = (beanFactory instanceof ConfigurableListableBeanFactory listable) ? listable : null;
	}

	@Override
	public Object postProcessAfterInitialization(Object bean, String beanName) {
		// The proxy in front of a scoped target is decorated instead of the target.
		boolean decorated = bean instanceof RepairToolCallingManager || ScopedProxyUtils.isScopedTarget(beanName);
		return (bean instanceof ToolCallingManager manager && !decorated) ? decorate(manager, beanName) : bean;
	}

	private ToolCallingManager decorate(ToolCallingManager manager, String beanName) {
		RepairToolCallingManager repairing = new RepairToolCallingManager(manager, this.repairer::getObject);
		Class<?> declared = (this.beanFactory != null) ? BeanProxies.declaredType(manager, beanName, this.beanFactory)
				: ToolCallingManager.class;
		if (declared.isInstance(repairing)) {
			return repairing;
		}
		if (BeanProxies.isSubclassable(manager.getClass())) {
			return subclass(manager, repairing);
		}
		if (logger.isWarnEnabled()) {
			logger.warn("Tool calls of bean '" + beanName + "' are not repaired, since it is declared as "
					+ declared.getName() + "; declare it as " + ToolCallingManager.class.getSimpleName());
		}
		return manager;
	}

	private static ToolCallingManager subclass(ToolCallingManager manager, RepairToolCallingManager repairing) {
		ProxyFactory factory = new ProxyFactory(manager);
		factory.setProxyTargetClass(true);
		factory.addAdvice((MethodInterceptor) (invocation) -> {
			boolean executes = invocation.getMethod().getName().equals("executeToolCalls")
					&& invocation.getArguments().length == 2;
			return executes ? repairing.executeToolCalls((Prompt) argument(invocation, 0),
					(ChatResponse) argument(invocation, 1)) : invocation.proceed();
		});
		return (ToolCallingManager) factory.getProxy(manager.getClass().getClassLoader());
	}

	private static Object argument(MethodInvocation invocation, int index) {
		return Objects.requireNonNull(invocation.getArguments()[index]);
	}

}
