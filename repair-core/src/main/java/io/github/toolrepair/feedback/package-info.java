/**
 * What the model is told: repair notes and retry messages.
 */
@NullMarked
package io.github.toolrepair.feedback;

import org.jspecify.annotations.NullMarked;
