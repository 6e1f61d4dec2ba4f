/**
 * Repair of the calls that an MCP server of the application answers.
 */
@NullMarked
package io.github.toolrepair.spring.mcp;

import org.jspecify.annotations.NullMarked;
