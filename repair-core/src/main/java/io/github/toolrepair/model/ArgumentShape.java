package io.github.toolrepair.model;

import java.util.List;
import java.util.Set;
import java.util.SortedSet;

import tools.jackson.databind.JsonNode;

/**
 * What a tool's schema says of the arguments, for stages that don't validate.
 */
public interface ArgumentShape {

	/**
	 * Names of the declared parameters.
	 */
	Set<String> declared();

	/**
	 * Names of the required parameters.
	 */
	Set<String> required();

	/**
	 * Names of the properties that are declared for the object at the location, in schema
	 * order.
	 */
	Set<String> declaredIn(JsonLocation location);

	/**
	 * Schemas that may apply at the location, whether or not something stands there:
	 * every branch of a union counts.
	 */
	List<JsonNode> schemasAt(JsonLocation location);

	/**
	 * Kinds that the schema names for the value at the location; empty where it names
	 * none, so that any kind may stand there.
	 */
	Set<JsonKind> kindsAt(JsonLocation location);

	/**
	 * Locations at which strict validation of the arguments finds something wrong, in
	 * their order; empty if they are valid.
	 */
	SortedSet<JsonLocation> issueLocations(JsonNode arguments);

}
