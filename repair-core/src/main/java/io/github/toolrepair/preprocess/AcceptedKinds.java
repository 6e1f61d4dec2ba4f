package io.github.toolrepair.preprocess;

import java.util.EnumSet;
import java.util.Set;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import tools.jackson.databind.JsonNode;

/**
 * Kinds that a schema accepts at a location, by its types or else by its constants.
 *
 * @param kinds the kinds; empty where the schema says nothing of them
 */
record AcceptedKinds(Set<JsonKind> kinds) {

	static AcceptedKinds at(JsonLocation location, CallContext call) {
		Set<JsonKind> named = call.shape().kindsAt(location);
		if (!named.isEmpty()) {
			return new AcceptedKinds(named);
		}
		Set<JsonKind> constants = EnumSet.noneOf(JsonKind.class);
		for (JsonNode schema : call.shape().schemasAt(location)) {
			schema.path("enum").forEach((constant) -> constants.add(JsonKind.of(constant)));
			if (schema.has("const")) {
				constants.add(JsonKind.of(schema.path("const")));
			}
		}
		return new AcceptedKinds(constants);
	}

	/**
	 * Whether a value of the kind may be valid.
	 */
	boolean mayBe(JsonKind kind) {
		return this.kinds.isEmpty() || this.kinds.contains(kind);
	}

	/**
	 * Whether the schema names the kind.
	 */
	boolean names(JsonKind kind) {
		return this.kinds.contains(kind);
	}

}
