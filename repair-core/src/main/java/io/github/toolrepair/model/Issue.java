package io.github.toolrepair.model;

import tools.jackson.databind.JsonNode;

/**
 * One place where arguments do not satisfy the tool's schema.
 *
 * @param location the value that is wrong, the property that is missing, or the property
 * that is not declared
 * @param keyword JSON Schema keyword that is not satisfied, such as {@code type}
 * @param schema schema object (or boolean schema) that holds the keyword
 * @param received kind of the value at the location
 */
public record Issue(JsonLocation location, String keyword, JsonNode schema, JsonKind received) {

}
