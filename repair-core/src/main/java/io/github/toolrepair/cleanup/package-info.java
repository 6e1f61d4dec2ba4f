/**
 * Cleanup of values that already satisfy the schema, for models that are known to need
 * it.
 */
@NullMarked
package io.github.toolrepair.cleanup;

import org.jspecify.annotations.NullMarked;
