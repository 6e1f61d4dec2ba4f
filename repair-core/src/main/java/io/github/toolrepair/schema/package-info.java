/**
 * Strict validation, and repair at the issues that it reports.
 */
@NullMarked
package io.github.toolrepair.schema;

import org.jspecify.annotations.NullMarked;
