/**
 * Micrometer meters.
 */
@NullMarked
package io.github.toolrepair.spring.actuate.metrics;

import org.jspecify.annotations.NullMarked;
