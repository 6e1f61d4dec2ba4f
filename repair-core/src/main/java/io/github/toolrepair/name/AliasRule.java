package io.github.toolrepair.name;

import java.util.List;
import java.util.Map;

import io.github.toolrepair.model.ByToolName;
import io.github.toolrepair.model.RuleId;

/**
 * Takes a configured other name for the tool's own, character by character.
 */
final class AliasRule implements NameRule {

	static final RuleId ID = new RuleId("name.alias");

	private final ByToolName<List<String>> names;

	/**
	 * Rule for other names, by the tool's own name.
	 */
	AliasRule(Map<String, List<String>> names) {
		this.names = new ByToolName<>(names);
	}

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public boolean matches(String called, String tool) {
		List<String> others = this.names.get(tool);
		return others != null && others.contains(called);
	}

}
