/**
 * What the documentation says, run.
 */
@NullMarked
package io.github.toolrepair.spring.documentation;

import org.jspecify.annotations.NullMarked;
