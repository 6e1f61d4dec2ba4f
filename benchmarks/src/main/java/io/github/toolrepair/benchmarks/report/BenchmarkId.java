package io.github.toolrepair.benchmarks.report;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * One benchmark with its parameters.
 *
 * @param type simple name of the class
 * @param method name of the method
 * @param parameters values by name, in alphabetical order
 */
record BenchmarkId(String type, String method, Map<String, String> parameters) {

	private static final String FLOOR = "floor";

	BenchmarkId {
		parameters = Collections.unmodifiableMap(new TreeMap<>(parameters));
	}

	/**
	 * What this benchmark is compared with; it need not exist.
	 */
	BenchmarkId floor() {
		return new BenchmarkId(this.type, FLOOR, this.parameters);
	}

	boolean isFloor() {
		return this.method.equals(FLOOR);
	}

	/**
	 * This benchmark without one of its parameters.
	 */
	BenchmarkId without(String parameter) {
		Map<String, String> others = new TreeMap<>(this.parameters);
		others.remove(parameter);
		return new BenchmarkId(this.type, this.method, others);
	}

	/**
	 * Name for a table, such as {@code ValidCall repair (call=SMALL)}.
	 */
	@Override
	public String toString() {
		String name = this.type.replace("Benchmark", "") + " " + this.method;
		return this.parameters.isEmpty() ? name
				: name + this.parameters.entrySet()
					.stream()
					.map((parameter) -> parameter.getKey() + "=" + parameter.getValue())
					.collect(Collectors.joining(", ", " (", ")"));
	}

}
