/**
 * Assertions with which the owner of a tool tests what becomes of its calls.
 */
@NullMarked
package io.github.toolrepair.test;

import org.jspecify.annotations.NullMarked;
