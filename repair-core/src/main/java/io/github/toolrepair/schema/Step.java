package io.github.toolrepair.schema;

import io.github.toolrepair.model.JsonLocation;

/**
 * Proposal of a rule for one location.
 */
record Step(SchemaRule rule, JsonLocation location, Proposal proposal) {

	/**
	 * Whether the other step does the same, whichever rule or issue led to it.
	 */
	boolean sameAs(Step other) {
		return this.proposal.operations().equals(other.proposal.operations());
	}

}
