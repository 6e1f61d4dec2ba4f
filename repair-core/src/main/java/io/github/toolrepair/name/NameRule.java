package io.github.toolrepair.name;

import io.github.toolrepair.model.RuleId;

/**
 * One way in which models miss the name of a tool.
 */
interface NameRule {

	/**
	 * Stable ID of the rule.
	 */
	RuleId id();

	/**
	 * Whether the name that was called stands for the tool.
	 * @param called name that a model sent; no tool of that name was offered
	 * @param tool name of a tool that was offered
	 */
	boolean matches(String called, String tool);

}
