package io.github.toolrepair.spring.autoconfigure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.springframework.ai.support.ToolCallbacks;
import org.springframework.ai.tool.StaticToolCallbackProvider;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.ToolCallbackProvider;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.method.MethodToolCallbackProvider;
import org.springframework.aop.framework.AopProxyUtils;
import org.springframework.aop.support.AopUtils;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.core.MethodIntrospector;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.core.annotation.AnnotationUtils;

/**
 * Tools of the beans that exist already. Nothing is created to find them, and no provider
 * is asked that might ask a server.
 */
final class ExistingTools {

	private final ConfigurableListableBeanFactory beanFactory;

	ExistingTools(ConfigurableListableBeanFactory beanFactory) {
		this.beanFactory = beanFactory;
	}

	/**
	 * Callbacks without proxies in front of them.
	 */
	List<ToolCallback> callbacks() {
		List<ToolCallback> callbacks = new ArrayList<>();
		for (String name : this.beanFactory.getBeanDefinitionNames()) {
			Object bean = this.beanFactory.containsSingleton(name) ? this.beanFactory.getSingleton(name) : null;
			if (bean != null) {
				callbacks.addAll(callbacks(bean));
			}
		}
		return callbacks;
	}

	private static List<ToolCallback> callbacks(Object bean) {
		Object target = target(bean);
		if (target instanceof ToolCallback callback) {
			return List.of(callback);
		}
		if (target instanceof MethodToolCallbackProvider || target instanceof StaticToolCallbackProvider) {
			return Arrays.asList(((ToolCallbackProvider) target).getToolCallbacks());
		}
		return hasTools(AopUtils.getTargetClass(bean)) ? Arrays.asList(ToolCallbacks.from(bean)) : List.of();
	}

	private static Object target(Object bean) {
		Object target = AopProxyUtils.getSingletonTarget(bean);
		return (target != null) ? target(target) : bean;
	}

	private static boolean hasTools(Class<?> type) {
		boolean candidate = !type.getName().startsWith("org.springframework.")
				&& AnnotationUtils.isCandidateClass(type, Tool.class);
		return candidate && !MethodIntrospector
			.selectMethods(type,
					(MethodIntrospector.MetadataLookup<Tool>) (method) -> AnnotatedElementUtils
						.findMergedAnnotation(method, Tool.class))
			.isEmpty();
	}

}
