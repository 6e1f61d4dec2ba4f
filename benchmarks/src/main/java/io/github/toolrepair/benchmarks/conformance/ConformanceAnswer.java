package io.github.toolrepair.benchmarks.conformance;

import tools.jackson.databind.node.ObjectNode;

/**
 * What became of a case.
 *
 * @param line the line that is written for it
 * @param asExpected whether it is what the case expects
 */
record ConformanceAnswer(ObjectNode line, boolean asExpected) {

}
