/**
 * Annotations with which owners of tools declare what a schema can't say.
 */
@NullMarked
package io.github.toolrepair.spring.tool.annotation;

import org.jspecify.annotations.NullMarked;
