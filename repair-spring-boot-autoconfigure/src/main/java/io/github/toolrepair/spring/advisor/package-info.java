/**
 * Recovery of tool calls that a model printed as text, inside Spring AI's tool calling
 * loop.
 */
@NullMarked
package io.github.toolrepair.spring.advisor;

import org.jspecify.annotations.NullMarked;
