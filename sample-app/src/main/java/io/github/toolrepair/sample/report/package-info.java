/**
 * Plays every scenario without and with repair, and compares the two.
 */
@NullMarked
package io.github.toolrepair.sample.report;

import org.jspecify.annotations.NullMarked;
