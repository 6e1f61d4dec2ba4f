/**
 * The scripted model: an HTTP server that speaks the OpenAI chat-completions wire format
 * and plays the scenarios.
 */
@NullMarked
package io.github.toolrepair.sample.scripted;

import org.jspecify.annotations.NullMarked;
