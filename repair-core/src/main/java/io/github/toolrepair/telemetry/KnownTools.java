package io.github.toolrepair.telemetry;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;

/**
 * Tools that requests offered to models, up to a limit. Safe for many threads.
 */
public final class KnownTools {

	/** Tools that are kept; further ones are not. */
	public static final int MAX_TOOLS = 500;

	private final ConcurrentMap<String, ToolContract> contracts = new ConcurrentHashMap<>();

	/**
	 * Takes note of a tool. A new contract under a known name replaces the old one.
	 */
	public void add(ToolContract contract) {
		if (this.contracts.size() < MAX_TOOLS || this.contracts.containsKey(contract.name())) {
			this.contracts.put(contract.name(), contract);
		}
	}

	/**
	 * All tools, sorted by name.
	 */
	public List<ToolContract> all() {
		return this.contracts.values().stream().sorted(Comparator.comparing(ToolContract::name)).toList();
	}

	/**
	 * Tool of that name; null if none is known.
	 */
	public @Nullable ToolContract find(String name) {
		return this.contracts.get(name);
	}

}
