package io.github.toolrepair.preprocess;

import java.util.List;

import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;

/**
 * What a preprocessor found at one location.
 *
 * @param location place
 * @param operations what to do there; empty for a conflict
 * @param note sentence for the model that says how to send it right
 */
record Finding(JsonLocation location, List<PatchOperation> operations, String note) {

	Finding {
		operations = List.copyOf(operations);
	}

	/**
	 * Two values were sent where one is wanted, so that any choice would be a guess.
	 */
	static Finding conflict(JsonLocation location) {
		return new Finding(location, List.of(), "");
	}

	boolean isConflict() {
		return this.operations.isEmpty();
	}

}
