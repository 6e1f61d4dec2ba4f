/**
 * Repair of the tool calls of one request, in front of Spring AI's tool calling manager.
 */
@NullMarked
package io.github.toolrepair.spring.tool;

import org.jspecify.annotations.NullMarked;
