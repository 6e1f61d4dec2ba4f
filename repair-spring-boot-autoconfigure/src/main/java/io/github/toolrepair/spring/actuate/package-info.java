/**
 * Actuator support, and what is made of events for people and machines that watch.
 */
@NullMarked
package io.github.toolrepair.spring.actuate;

import org.jspecify.annotations.NullMarked;
