package io.github.toolrepair.schema;

import java.util.List;

import io.github.toolrepair.model.RuleId;

/**
 * One repair that acts where validation reported an issue. A rule proposes; whether a
 * proposal is used is decided by validation.
 */
interface SchemaRule {

	/**
	 * Stable ID, {@code schema.what-it-does}.
	 */
	RuleId id();

	/**
	 * Price of this rule in the search: the larger, the more it assumes.
	 */
	int cost();

	/**
	 * Proposals for the issue; empty if the rule does not apply, several if there are
	 * several equally good readings.
	 */
	List<Proposal> propose(IssueContext issue);

}
