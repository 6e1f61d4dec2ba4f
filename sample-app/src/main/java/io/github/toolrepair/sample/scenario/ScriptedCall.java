package io.github.toolrepair.sample.scenario;

/**
 * One tool call, exactly as the model sends it.
 *
 * @param tool the name of the tool, which may be a wrong one
 * @param arguments the raw arguments, which may be anything
 */
public record ScriptedCall(String tool, String arguments) {

}
