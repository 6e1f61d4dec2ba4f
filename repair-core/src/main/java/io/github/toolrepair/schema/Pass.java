package io.github.toolrepair.schema;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.model.JsonLocation;

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
	 * Adds steps that belong together, unless one of them touches what an earlier one
	 * touches; a later pass sees then whether they are still needed.
	 */
	void add(List<Step> together) {
		if (!admits(together)) {
			return;
		}
		for (Step step : together) {
			this.steps.add(step);
			for (JsonLocation location : step.touched()) {
				this.touched.add(location);
				boolean isNew = true;
				for (JsonLocation at = location; isNew && !at.isRoot(); at = at.parent()) {
					isNew = this.above.add(at.parent());
				}
			}
		}
	}

	/**
	 * Whether the steps touch nothing that an earlier one touches.
	 */
	boolean admits(List<Step> together) {
		for (Step step : together) {
			for (JsonLocation location : step.touched()) {
				if (isTouched(location)) {
					return false;
				}
			}
		}
		return true;
	}

	/**
	 * Nothing above a touched location is touched itself, so that the way up ends where
	 * an earlier one went.
	 */
	private boolean isTouched(JsonLocation location) {
		if (this.above.contains(location) || this.touched.contains(location)) {
			return true;
		}
		for (JsonLocation at = location; !at.isRoot() && !this.above.contains(at.parent()); at = at.parent()) {
			if (this.touched.contains(at.parent())) {
				return true;
			}
		}
		return false;
	}

}
