/**
 * Reading, writing and patching of JSON, shared by the stages.
 */
@NullMarked
package io.github.toolrepair.json;

import org.jspecify.annotations.NullMarked;
