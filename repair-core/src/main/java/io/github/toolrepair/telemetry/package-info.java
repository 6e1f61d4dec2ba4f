/**
 * Value-free events of what the pipeline did, and counters over them.
 */
@NullMarked
package io.github.toolrepair.telemetry;

import org.jspecify.annotations.NullMarked;
