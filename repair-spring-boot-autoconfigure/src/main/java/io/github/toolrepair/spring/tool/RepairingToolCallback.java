package io.github.toolrepair.spring.tool;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.ai.tool.metadata.ToolMetadata;
import org.springframework.aop.framework.AopProxyUtils;

/**
 * A tool that repairs, or refuses, the calls of whoever calls it without a manager. A
 * call that comes through a {@link RepairToolCallingManager} is repaired there and runs
 * as it comes.
 * <p>
 * Two of them are equal if they stand in front of the same object.
 */
public final class RepairingToolCallback implements ToolCallback {

	private final ToolCallback delegate;

	private final Supplier<ToolCallRepairer> repairer;

	/**
	 * Callback in front of another one.
	 * @param delegate callback of the tool
	 * @param repairer gives the repairer; asked at each call, so that nothing is created
	 * before it is needed
	 */
	public RepairingToolCallback(ToolCallback delegate, Supplier<ToolCallRepairer> repairer) {
		this.delegate = delegate;
		this.repairer = repairer;
	}

	@Override
	public ToolDefinition getToolDefinition() {
		return this.delegate.getToolDefinition();
	}

	@Override
	public ToolMetadata getToolMetadata() {
		return this.delegate.getToolMetadata();
	}

	@Override
	public String call(String toolInput) {
		return call(toolInput, this.delegate::call);
	}

	@Override
	public String call(String toolInput, @Nullable ToolContext toolContext) {
		return call(toolInput, (arguments) -> this.delegate.call(arguments, toolContext));
	}

	private String call(String toolInput, UnaryOperator<String> run) {
		return this.repairer.get().call(this.delegate, toolInput, run);
	}

	/**
	 * The callback behind those that repair and behind proxies, whose class tells the
	 * Java types of its arguments.
	 */
	static ToolCallback target(ToolCallback callback) {
		if (callback instanceof RepairingToolCallback repairing) {
			return target(repairing.delegate);
		}
		return (AopProxyUtils.getSingletonTarget(callback) instanceof ToolCallback target) ? target(target) : callback;
	}

	@Override
	public boolean equals(@Nullable Object other) {
		return other instanceof RepairingToolCallback callback && isSame(this.delegate, callback.delegate);
	}

	@SuppressWarnings("ReferenceEquality")
	private static boolean isSame(ToolCallback first, ToolCallback second) {
		return first == second;
	}

	@Override
	public int hashCode() {
		return System.identityHashCode(this.delegate);
	}

	@Override
	public String toString() {
		return this.delegate.toString();
	}

}
