/**
 * The tools of the sample and the state of one conversation that they work on.
 */
@NullMarked
package io.github.toolrepair.sample.tool;

import org.jspecify.annotations.NullMarked;
