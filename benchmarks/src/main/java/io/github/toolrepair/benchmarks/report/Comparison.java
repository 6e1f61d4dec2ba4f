package io.github.toolrepair.benchmarks.report;

/**
 * A benchmark beside its floor: medians over all rounds. Each ratio is the median of the
 * ratios within a round, so that what slows a whole round down does not count.
 *
 * @param id the benchmark
 * @param floor costs of the floor
 * @param measured costs of the benchmark
 * @param timeRatio time as a multiple of the floor's
 * @param bytesRatio allocated memory as a multiple of the floor's
 */
record Comparison(BenchmarkId id, Measurement floor, Measurement measured, double timeRatio, double bytesRatio) {

}
