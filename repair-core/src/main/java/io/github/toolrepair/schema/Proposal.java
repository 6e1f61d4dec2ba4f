package io.github.toolrepair.schema;

import java.util.List;

import io.github.toolrepair.model.PatchOperation;

/**
 * Change that a rule proposes.
 *
 * @param operations what to do; at least one
 * @param note sentence for the model that says how to send it right, without any value
 * that the model sent
 */
record Proposal(List<PatchOperation> operations, String note) {

	Proposal {
		operations = List.copyOf(operations);
	}

	static List<Proposal> of(String note, PatchOperation... operations) {
		return List.of(new Proposal(List.of(operations), note));
	}

}
