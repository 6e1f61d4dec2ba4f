/**
 * Facts that all stages share: contracts, policies, issues, changes and their names.
 */
@NullMarked
package io.github.toolrepair.model;

import org.jspecify.annotations.NullMarked;
