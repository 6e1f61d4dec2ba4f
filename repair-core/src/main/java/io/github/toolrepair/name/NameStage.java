package io.github.toolrepair.name;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.RuleStanding;
import org.jspecify.annotations.Nullable;

/**
 * Finds the tool that a call means whose name was not offered. Only a name that was
 * offered is ever the result, and only if it is the only one that a rule gives.
 */
public final class NameStage {

	private final List<NameRule> rules;

	/**
	 * Stage with other names of tools.
	 * @param names other names, by the tool's own name
	 * @throws RepairConfigurationException if a name is blank, the tool's own, or listed
	 * for two tools
	 */
	public NameStage(Map<String, List<String>> names) {
		requireDistinct(names);
		this.rules = List.of(new AliasRule(names), new DropControlTokensRule(), new NormalizeRule());
	}

	private static void requireDistinct(Map<String, List<String>> names) {
		Map<String, String> tools = new HashMap<>();
		names.forEach((tool, others) -> others.forEach((other) -> {
			if (other.isBlank()) {
				throw new RepairConfigurationException("A name for the tool '" + tool + "' is blank");
			}
			if (other.equals(tool)) {
				throw new RepairConfigurationException("The tool '" + tool + "' lists its own name as another one");
			}
			String taken = tools.putIfAbsent(other, tool);
			if (taken != null && !taken.equals(tool)) {
				throw new RepairConfigurationException(
						"The name '" + other + "' is listed for two tools, '" + taken + "' and '" + tool + "'");
			}
		}));
	}

	/**
	 * IDs of all rules.
	 */
	public static List<RuleId> ruleIds() {
		return List.of(AliasRule.ID, DropControlTokensRule.ID, NormalizeRule.ID);
	}

	/**
	 * Name of the tool that is meant: the called name itself if it was offered; null if
	 * no offered tool is meant, or more than one may be.
	 * @param called name that a model sent
	 * @param offered names of all tools that the model may call
	 * @param policies policy by the name of the tool
	 * @param modelId model that made the call; null if unknown
	 */
	public @Nullable String resolve(String called, Collection<String> offered, Function<String, RepairPolicy> policies,
			@Nullable String modelId) {
		if (offered.contains(called)) {
			return called;
		}
		for (NameRule rule : this.rules) {
			Set<String> meant = offered.stream()
				.filter((tool) -> rule.matches(called, tool))
				.collect(Collectors.toSet());
			if (meant.size() > 1) {
				return null;
			}
			for (String tool : meant) {
				if (policies.apply(tool).standing(rule.id(), true, modelId) == RuleStanding.APPLY) {
					return tool;
				}
			}
		}
		return null;
	}

	/**
	 * Record of what led from the called name to the tool; empty where it was called by
	 * its own name.
	 * @param called name that a model sent
	 * @param tool name of the tool that is meant
	 * @param policy policy for that tool
	 * @param modelId model that made the call; null if unknown
	 */
	public List<RepairChange> changes(String called, String tool, RepairPolicy policy, @Nullable String modelId) {
		if (called.equals(tool)) {
			return List.of();
		}
		return this.rules.stream()
			.filter((rule) -> rule.matches(called, tool)
					&& policy.standing(rule.id(), true, modelId) == RuleStanding.APPLY)
			.limit(1)
			.map((rule) -> new RepairChange(rule.id(), RepairStage.NAME, JsonLocation.root(),
					"The tool is named '" + tool + "'.", List.of()))
			.toList();
	}

}
