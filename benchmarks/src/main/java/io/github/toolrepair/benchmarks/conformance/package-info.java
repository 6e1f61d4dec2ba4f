/**
 * Runs files of conformance cases: what a careful engineer expects of single calls and of
 * single messages.
 */
@NullMarked
package io.github.toolrepair.benchmarks.conformance;

import org.jspecify.annotations.NullMarked;
