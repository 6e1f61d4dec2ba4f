/**
 * The sample application: everyday tools, a scripted model that makes everyday mistakes,
 * and a table of what happens without and with repair.
 */
@NullMarked
package io.github.toolrepair.sample;

import org.jspecify.annotations.NullMarked;
