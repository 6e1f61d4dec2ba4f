package io.github.toolrepair.spring.autoconfigure;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;

import org.springframework.aop.scope.ScopedProxyUtils;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/**
 * Says what can be put in front of a bean without harm to those who inject it.
 */
final class BeanProxies {

	private BeanProxies() {
	}

	/**
	 * Type with which the bean is declared, as which it may be injected: the return type
	 * of its bean method, its class, or what its factory bean says.
	 */
	static Class<?> declaredType(Object bean, String beanName, ConfigurableListableBeanFactory beanFactory) {
		String scopedTarget = ScopedProxyUtils.getTargetBeanName(beanName);
		String declaring = beanFactory.containsBeanDefinition(scopedTarget) ? scopedTarget : beanName;
		if (!beanFactory.containsBeanDefinition(declaring)) {
			return bean.getClass();
		}
		Class<?> declared = beanFactory.getMergedBeanDefinition(declaring).getResolvableType().resolve();
		if (declared == null || !declared.isInstance(bean)) {
			declared = beanFactory.getType(beanName, false);
		}
		return (declared != null && declared.isInstance(bean)) ? declared : bean.getClass();
	}

	/**
	 * Whether a subclass can stand in for the class: there is nothing in it that is not
	 * overridden, as final methods, and fields that other classes see.
	 */
	static boolean isSubclassable(Class<?> type) {
		if (Modifier.isFinal(type.getModifiers()) || type.isSealed() || type.isHidden()
				|| Arrays.stream(type.getDeclaredConstructors())
					.allMatch((constructor) -> Modifier.isPrivate(constructor.getModifiers()))) {
			return false;
		}
		for (Class<?> current = type; current != null && current != Object.class; current = current.getSuperclass()) {
			if (Arrays.stream(current.getDeclaredMethods()).anyMatch(BeanProxies::escapes)
					|| Arrays.stream(current.getDeclaredFields()).anyMatch(BeanProxies::isSeen)) {
				return false;
			}
		}
		return true;
	}

	private static boolean escapes(Method method) {
		int modifiers = method.getModifiers();
		return Modifier.isFinal(modifiers) && !Modifier.isPrivate(modifiers) && !Modifier.isStatic(modifiers);
	}

	private static boolean isSeen(Field field) {
		int modifiers = field.getModifiers();
		// The class around a nested one sees its private fields as well.
		boolean hidden = Modifier.isPrivate(modifiers) && !field.getDeclaringClass().isMemberClass();
		return !hidden && !Modifier.isStatic(modifiers);
	}

}
