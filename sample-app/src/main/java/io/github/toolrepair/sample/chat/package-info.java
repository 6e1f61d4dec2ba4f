/**
 * The chat endpoint.
 */
@NullMarked
package io.github.toolrepair.sample.chat;

import org.jspecify.annotations.NullMarked;
