/**
 * What a tool callback promises: its schema, the Java types behind it, and the
 * annotations of its owner.
 */
@NullMarked
package io.github.toolrepair.spring.contract;

import org.jspecify.annotations.NullMarked;
