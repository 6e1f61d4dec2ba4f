package io.github.toolrepair.telemetry;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.jspecify.annotations.Nullable;

/**
 * Keeps the number of names that counters tell apart within a limit: the first names keep
 * theirs, all later ones count together as {@value #OTHER}. Safe for many threads.
 */
public final class BoundedNames {

	/** Stands for missing names and for those beyond the limit. */
	public static final String OTHER = "other";

	private final Set<String> names = ConcurrentHashMap.newKeySet();

	private final int limit;

	/**
	 * Names, of which at most as many as the limit are told apart.
	 */
	public BoundedNames(int limit) {
		this.limit = limit;
	}

	/**
	 * The name itself if it is among the first, {@value #OTHER} otherwise and for null.
	 */
	public String bounded(@Nullable String name) {
		if (name == null) {
			return OTHER;
		}
		return (this.names.contains(name) || admit(name)) ? name : OTHER;
	}

	private synchronized boolean admit(String name) {
		return this.names.contains(name) || (this.names.size() < this.limit && this.names.add(name));
	}

}
