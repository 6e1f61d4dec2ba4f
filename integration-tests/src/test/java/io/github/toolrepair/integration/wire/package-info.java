/**
 * Servers on the loopback interface that speak the wire formats of the providers of
 * models and play what a test gives them.
 */
@NullMarked
package io.github.toolrepair.integration.wire;

import org.jspecify.annotations.NullMarked;
