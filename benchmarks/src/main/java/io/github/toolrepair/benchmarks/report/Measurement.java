package io.github.toolrepair.benchmarks.report;

/**
 * Costs of one call.
 *
 * @param micros time in microseconds
 * @param bytes memory that is allocated
 */
record Measurement(double micros, double bytes) {

}
