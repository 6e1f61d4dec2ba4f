package io.github.toolrepair.schema;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;

/**
 * Steps that can be made together, since none of them touches what another one touches.
 */
final class Pass {

	private final List<Step> steps = new ArrayList<>();

	private final Set<JsonLocation> touched = new HashSet<>();

	private final Set<JsonLocation> above = new HashSet<>();

	List<Step> steps() {
		return this.steps;
	}

	/**
	 * Adds the step, unless it touches what an earlier one touches; a later pass sees
	 * then whether it is still needed.
	 */
	void add(Step step) {
		if (!admits(step)) {
			return;
		}
		this.steps.add(step);
		for (JsonLocation location : locations(step)) {
			this.touched.add(location);
			for (JsonLocation parent = location; !parent.isRoot(); parent = parent.parent()) {
				this.above.add(parent.parent());
			}
		}
	}

	/**
	 * Whether the step touches nothing that an earlier one touches.
	 */
	boolean admits(Step step) {
		return locations(step).stream().noneMatch(this::isTouched);
	}

	private boolean isTouched(JsonLocation location) {
		if (this.above.contains(location) || this.touched.contains(location)) {
			return true;
		}
		for (JsonLocation parent = location; !parent.isRoot(); parent = parent.parent()) {
			if (this.touched.contains(parent.parent())) {
				return true;
			}
		}
		return false;
	}

	private static List<JsonLocation> locations(Step step) {
		List<JsonLocation> locations = new ArrayList<>();
		for (PatchOperation operation : step.proposal().operations()) {
			locations.add(operation.location());
			if (operation instanceof PatchOperation.Move move) {
				locations.add(move.from());
			}
		}
		return locations;
	}

}
