package io.github.toolrepair.spring.tool;

import java.lang.reflect.Method;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Supplier;

import org.aopalliance.intercept.MethodInterceptor;
import org.aopalliance.intercept.MethodInvocation;
import org.jspecify.annotations.Nullable;

import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.ToolCallbackProvider;
import org.springframework.aop.ProxyMethodInvocation;
import org.springframework.aop.support.StaticMethodMatcherPointcutAdvisor;

/**
 * Puts the repair of {@link RepairingToolCallback} into proxies of callbacks, and in
 * front of all callbacks that a provider gives.
 */
public final class ToolCallRepairAdvisor extends StaticMethodMatcherPointcutAdvisor {

	private static final long serialVersionUID = 1L;

	/**
	 * Advisor for any number of proxies.
	 * @param repairer gives the repairer; asked at each call, so that nothing is created
	 * before it is needed
	 */
	public ToolCallRepairAdvisor(Supplier<ToolCallRepairer> repairer) {
		super(new Interceptor(repairer));
	}

	@Override
	public boolean matches(Method method, Class<?> targetClass) {
		return isCall(method, targetClass) || isList(method, targetClass);
	}

	private static boolean isCall(Method method, Class<?> targetClass) {
		return method.getName().equals("call") && method.getParameterCount() > 0
				&& isDeclaredBy(ToolCallback.class, method, targetClass);
	}

	private static boolean isList(Method method, Class<?> targetClass) {
		return method.getName().equals("getToolCallbacks")
				&& isDeclaredBy(ToolCallbackProvider.class, method, targetClass);
	}

	private static boolean isDeclaredBy(Class<?> type, Method method, Class<?> targetClass) {
		return type.isAssignableFrom(targetClass) && Arrays.stream(type.getMethods())
			.anyMatch((declared) -> declared.getName().equals(method.getName())
					&& Arrays.equals(declared.getParameterTypes(), method.getParameterTypes()));
	}

	private static final class Interceptor implements MethodInterceptor {

		private final Supplier<ToolCallRepairer> repairer;

		Interceptor(Supplier<ToolCallRepairer> repairer) {
			this.repairer = repairer;
		}

		@Override
		public @Nullable Object invoke(MethodInvocation invocation) throws Throwable {
			if (invocation.getArguments().length > 0) {
				ToolCallback tool = (ToolCallback) ((ProxyMethodInvocation) invocation).getProxy();
				String toolInput = (String) invocation.getArguments()[0];
				return this.repairer.get().call(tool, toolInput, (arguments) -> proceed(invocation, arguments));
			}
			ToolCallback[] callbacks = (ToolCallback[]) Objects.requireNonNull(invocation.proceed());
			return Arrays.stream(callbacks).map(this::repairing).toArray(ToolCallback[]::new);
		}

		@SuppressWarnings("NullAway") // a tool may return null, whatever the type says
		private static String proceed(MethodInvocation invocation, String arguments) {
			invocation.getArguments()[0] = arguments;
			try {
				return (String) invocation.proceed();
			}
			catch (RuntimeException | Error ex) {
				throw ex;
			}
			catch (Throwable ex) {
				throw new UndeclaredThrowableException(ex);
			}
		}

		private ToolCallback repairing(ToolCallback callback) {
			return (callback instanceof RepairingToolCallback) ? callback
					: new RepairingToolCallback(callback, this.repairer);
		}

	}

}
