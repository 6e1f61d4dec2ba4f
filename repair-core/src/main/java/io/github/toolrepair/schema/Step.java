package io.github.toolrepair.schema;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;

/**
 * Proposal of a rule for one location.
 */
record Step(SchemaRule rule, JsonLocation location, Proposal proposal) {

	/**
	 * Locations that the step changes.
	 */
	List<JsonLocation> touched() {
		List<JsonLocation> touched = new ArrayList<>();
		for (PatchOperation operation : this.proposal.operations()) {
			touched.add(operation.location());
			if (operation instanceof PatchOperation.Move move) {
				touched.add(move.from());
			}
		}
		return touched;
	}

}
