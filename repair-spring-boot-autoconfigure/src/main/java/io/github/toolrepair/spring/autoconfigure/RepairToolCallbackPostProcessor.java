package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.spring.tool.RepairingToolCallback;
import io.github.toolrepair.spring.tool.ToolCallRepairAdvisor;
import io.github.toolrepair.spring.tool.ToolCallRepairer;

import org.springframework.aop.framework.Advised;
import org.springframework.aop.framework.ProxyFactory;
import org.springframework.aop.framework.autoproxy.AbstractBeanFactoryAwareAdvisingPostProcessor;
import org.springframework.aot.AotDetector;
import org.springframework.beans.factory.ObjectProvider;

/**
 * Puts the repair of arguments into each bean that is a tool callback or a provider of
 * some, for callers that bypass the tool calling manager.
 * <p>
 * A bean keeps the type with which it is declared. Its proxy is a subclass where nothing
 * in the class speaks against it; else the proxy has the bean's interfaces, if the bean
 * is declared as one of them. A bean that is declared as a class with no safe subclass is
 * left alone; a manager repairs its calls nevertheless.
 */
final class RepairToolCallbackPostProcessor extends AbstractBeanFactoryAwareAdvisingPostProcessor {

	private static final long serialVersionUID = 1L;

	private final ToolCallRepairAdvisor repairAdvisor;

	RepairToolCallbackPostProcessor(ObjectProvider<ToolCallRepairer> repairer) {
		this.repairAdvisor = new ToolCallRepairAdvisor(repairer::getObject);
		this.advisor = this.repairAdvisor;
		setBeforeExistingAdvisors(true);
	}

	@Override
	public Object postProcessAfterInitialization(Object bean, String beanName) {
		boolean repairing = bean instanceof RepairingToolCallback
				|| (bean instanceof Advised advised && advised.indexOf(this.repairAdvisor) >= 0);
		return repairing ? bean : super.postProcessAfterInitialization(bean, beanName);
	}

	@Override
	protected boolean isEligible(Object bean, String beanName) {
		return super.isEligible(bean, beanName)
				&& (isSubclassed(bean, beanName) || declaredType(bean, beanName).isInterface());
	}

	@Override
	protected ProxyFactory prepareProxyFactory(Object bean, String beanName) {
		ProxyFactory factory = super.prepareProxyFactory(bean, beanName);
		factory.setProxyTargetClass(isSubclassed(bean, beanName));
		return factory;
	}

	/**
	 * Classes are not made at run time from what was generated ahead of time, which knows
	 * no more than the declared type.
	 */
	private boolean isSubclassed(Object bean, String beanName) {
		return BeanProxies.isSubclassable(bean.getClass())
				&& !(AotDetector.useGeneratedArtifacts() && declaredType(bean, beanName).isInterface());
	}

	private Class<?> declaredType(Object bean, String beanName) {
		return (this.beanFactory != null) ? BeanProxies.declaredType(bean, beanName, this.beanFactory)
				: bean.getClass();
	}

}
