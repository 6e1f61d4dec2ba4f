/**
 * Actuator support.
 */
@NullMarked
package io.github.toolrepair.spring.actuate;

import org.jspecify.annotations.NullMarked;
