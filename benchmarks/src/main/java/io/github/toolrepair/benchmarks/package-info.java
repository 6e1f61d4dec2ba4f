/**
 * Measurements of the pipeline, and the command line that starts them or the conformance
 * runner.
 */
@NullMarked
package io.github.toolrepair.benchmarks;

import org.jspecify.annotations.NullMarked;
