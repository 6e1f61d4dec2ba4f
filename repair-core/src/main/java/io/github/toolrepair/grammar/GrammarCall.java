package io.github.toolrepair.grammar;

/**
 * Printed call that becomes a tool call.
 *
 * @param name name of the offered tool
 * @param arguments arguments as the text of a JSON object, not validated
 * @param family ID of the grammar family
 */
public record GrammarCall(String name, String arguments, String family) {

}
