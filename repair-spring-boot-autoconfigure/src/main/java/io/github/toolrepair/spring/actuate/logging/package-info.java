/**
 * Structured log of events.
 */
@NullMarked
package io.github.toolrepair.spring.actuate.logging;

import org.jspecify.annotations.NullMarked;
