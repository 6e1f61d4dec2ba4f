/**
 * Raw text to one JSON object.
 */
@NullMarked
package io.github.toolrepair.envelope;

import org.jspecify.annotations.NullMarked;
