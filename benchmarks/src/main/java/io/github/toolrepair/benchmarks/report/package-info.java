/**
 * The report that compares measurements with the performance budget.
 */
@NullMarked
package io.github.toolrepair.benchmarks.report;

import org.jspecify.annotations.NullMarked;
