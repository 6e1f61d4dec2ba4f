package io.github.toolrepair.grammar;

import tools.jackson.databind.node.ObjectNode;

/**
 * One call as it was printed.
 *
 * @param name name of the tool, which may not exist
 * @param arguments its arguments
 */
record ParsedCall(String name, ObjectNode arguments) {

}
