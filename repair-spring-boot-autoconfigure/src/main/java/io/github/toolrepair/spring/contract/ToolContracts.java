package io.github.toolrepair.spring.contract;

import java.util.function.Consumer;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.toolrepair.model.ToolContract;

import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;

/**
 * Contracts of tool callbacks, each made once and kept as long as its callback. Safe for
 * many threads.
 */
public final class ToolContracts {

	private final Cache<ToolCallback, ToolContract> contracts = Caffeine.newBuilder().weakKeys().build();

	private final Consumer<ToolCallback> firstSight;

	/**
	 * Contracts of whatever callbacks come.
	 */
	public ToolContracts() {
		this((callback) -> {
		});
	}

	/**
	 * Contracts of whatever callbacks come.
	 * @param firstSight is given each callback whose contract is made
	 */
	public ToolContracts(Consumer<ToolCallback> firstSight) {
		this.firstSight = firstSight;
	}

	/**
	 * Contract of the callback. A callback whose Java types are not known promises what
	 * its schema says.
	 */
	public ToolContract of(ToolCallback callback) {
		ToolContract known = this.contracts.getIfPresent(callback);
		if (known != null && isOf(callback.getToolDefinition(), known)) {
			return known;
		}
		ToolContract contract = read(callback);
		this.contracts.put(callback, contract);
		this.firstSight.accept(callback);
		return contract;
	}

	/**
	 * Whether the callback still has the definition that was read: it may make a new one
	 * for each request.
	 */
	private static boolean isOf(ToolDefinition definition, ToolContract contract) {
		return contract.name().equals(definition.name()) && contract.inputSchema().equals(definition.inputSchema());
	}

	private static ToolContract read(ToolCallback callback) {
		ToolDefinition definition = callback.getToolDefinition();
		CallbackInput input = CallbackInput.of(callback);
		return (input != null) ? new ContractReader(definition).read(input)
				: ToolContract.of(definition.name(), definition.inputSchema());
	}

}
