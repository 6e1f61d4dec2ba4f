/**
 * The name of the called tool, as it was offered to the model.
 */
@NullMarked
package io.github.toolrepair.name;

import org.jspecify.annotations.NullMarked;
