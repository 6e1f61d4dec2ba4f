/**
 * The scenarios: what a model sends, what it meant, and what repair makes of it.
 */
@NullMarked
package io.github.toolrepair.sample.scenario;

import org.jspecify.annotations.NullMarked;
