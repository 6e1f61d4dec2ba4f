/**
 * Lossless conversion of scalars to the type that the schema wants.
 */
@NullMarked
package io.github.toolrepair.convert;

import org.jspecify.annotations.NullMarked;
