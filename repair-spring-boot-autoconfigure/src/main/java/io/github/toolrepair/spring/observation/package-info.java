/**
 * What observations of tool calls tell of repair.
 */
@NullMarked
package io.github.toolrepair.spring.observation;

import org.jspecify.annotations.NullMarked;
