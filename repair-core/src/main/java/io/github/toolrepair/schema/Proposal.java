package io.github.toolrepair.schema;

import java.util.List;

import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairStage;

/**
 * Change that a rule proposes.
 *
 * @param stage stage for which the change counts
 * @param operations what to do; at least one
 * @param note sentence for the model that says how to send it right, without any value
 * that the model sent
 */
record Proposal(RepairStage stage, List<PatchOperation> operations, String note) {

	Proposal {
		operations = List.copyOf(operations);
	}

	/**
	 * Repair.
	 */
	Proposal(List<PatchOperation> operations, String note) {
		this(RepairStage.SCHEMA, operations, note);
	}

	/**
	 * Change of what the model was asked to send so: it counts as a conversion, and there
	 * is nothing to tell.
	 */
	static List<Proposal> asAsked(PatchOperation... operations) {
		return List.of(new Proposal(RepairStage.CONVERSION, List.of(operations), ""));
	}

	static List<Proposal> of(String note, PatchOperation... operations) {
		return List.of(new Proposal(List.of(operations), note));
	}

}
