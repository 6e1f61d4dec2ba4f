package io.github.toolrepair.model;

import java.util.ArrayList;
import java.util.List;

import tools.jackson.databind.JsonNode;

/**
 * Arguments that a call may mean, with what was done to get there.
 *
 * @param value arguments; never changed in place
 * @param changes changes that led to the value, in order
 * @param cost sum of the costs of the rules that led to the value
 */
public record Candidate(JsonNode value, List<RepairChange> changes, int cost) {

	public Candidate {
		changes = List.copyOf(changes);
	}

	/**
	 * Candidate after further changes.
	 * @param value arguments after the changes
	 * @param further the changes, in order
	 * @param cost what they cost together
	 */
	public Candidate after(JsonNode value, List<RepairChange> further, int cost) {
		List<RepairChange> all = new ArrayList<>(this.changes.size() + further.size());
		all.addAll(this.changes);
		all.addAll(further);
		return new Candidate(value, all, this.cost + cost);
	}

}
