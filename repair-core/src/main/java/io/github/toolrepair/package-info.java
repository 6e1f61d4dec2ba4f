/**
 * Repairs the arguments of tool calls before they are validated, and validates them
 * before they run.
 */
@NullMarked
package io.github.toolrepair;

import org.jspecify.annotations.NullMarked;
