package io.github.toolrepair.model;

/**
 * Branch of a union, {@code anyOf} or {@code oneOf}, in which an issue lies.
 *
 * @param depth how many segments of the location lead to the value that the union
 * speaks of
 * @param union where the union stands in the schema, seen from the branch around it or
 * from the root
 * @param index position of the branch in the union
 */
public record UnionBranch(int depth, String union, int index) {

}
