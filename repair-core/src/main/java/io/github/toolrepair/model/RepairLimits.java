package io.github.toolrepair.model;

/**
 * Bounds of all work, as counts, so that a result never depends on time.
 *
 * @param maxInputBytes longest raw arguments, in bytes of UTF-8
 * @param maxDepth deepest nesting of arrays and objects
 * @param maxCandidates candidates that are looked at for one call
 * @param maxPasses passes of schema repair over one candidate
 */
public record RepairLimits(int maxInputBytes, int maxDepth, int maxCandidates, int maxPasses) {

	/** Deepest nesting for which every stage is known to stay within a thread's stack. */
	public static final int DEEPEST_NESTING = 500;

	public RepairLimits {
		requirePositive("max-input-bytes", maxInputBytes);
		requirePositive("max-depth", maxDepth);
		requirePositive("max-candidates", maxCandidates);
		requirePositive("max-passes", maxPasses);
		if (maxDepth > DEEPEST_NESTING) {
			throw new RepairConfigurationException("max-depth must not be above " + DEEPEST_NESTING);
		}
	}

	/**
	 * 1 MiB, 200 levels, 256 candidates, 32 passes.
	 */
	public static RepairLimits defaults() {
		return new RepairLimits(1 << 20, 200, 256, 32);
	}

	private static void requirePositive(String name, int value) {
		if (value < 1) {
			throw new RepairConfigurationException(name + " must be at least 1");
		}
	}

}
