/**
 * Repairs at places that are configured, whether or not the value there is valid.
 */
@NullMarked
package io.github.toolrepair.preprocess;

import org.jspecify.annotations.NullMarked;
