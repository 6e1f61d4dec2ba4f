/**
 * The tool owner's own preparation of arguments.
 */
@NullMarked
package io.github.toolrepair.owner;

import org.jspecify.annotations.NullMarked;
