/**
 * Tool calls that a model printed as text: recognised, taken out, made tool calls.
 */
@NullMarked
package io.github.toolrepair.grammar;

import org.jspecify.annotations.NullMarked;
