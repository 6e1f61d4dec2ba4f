/**
 * The starter with Spring AI's real clients of models.
 */
@NullMarked
package io.github.toolrepair.integration;

import org.jspecify.annotations.NullMarked;
