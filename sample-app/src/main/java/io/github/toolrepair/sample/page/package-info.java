/**
 * What the page at {@code /} needs besides the Actuator endpoint.
 */
@NullMarked
package io.github.toolrepair.sample.page;

import org.jspecify.annotations.NullMarked;
