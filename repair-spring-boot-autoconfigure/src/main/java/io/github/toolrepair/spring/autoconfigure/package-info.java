/**
 * Auto-configuration and properties.
 */
@NullMarked
package io.github.toolrepair.spring.autoconfigure;

import org.jspecify.annotations.NullMarked;
