package io.github.toolrepair;

import java.util.Set;
import java.util.stream.Collectors;

import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.RuleId;

/**
 * A policy names a rule that does not exist.
 */
public final class UnknownRuleException extends RepairConfigurationException {

	private static final long serialVersionUID = 1L;

	private final String ruleId;

	UnknownRuleException(RuleId ruleId, Set<RuleId> known) {
		super("There is no rule '" + ruleId + "'; known rules are "
				+ known.stream().map(RuleId::value).sorted().collect(Collectors.joining(", ")));
		this.ruleId = ruleId.value();
	}

	/**
	 * The rule ID as configured.
	 */
	public String ruleId() {
		return this.ruleId;
	}

}
