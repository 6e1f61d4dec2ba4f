package io.github.toolrepair.spring.autoconfigure;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import io.github.toolrepair.model.ByToolName;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.spring.contract.ContractCheck;
import io.github.toolrepair.spring.contract.ContractCheckMode;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;

import org.springframework.ai.tool.ToolCallback;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/**
 * Checks the contracts of the tools that exist when all singletons are there, and reports
 * all findings at once. Tools that come later, such as those of MCP servers, are checked
 * when they are called first.
 */
final class ContractCheckRunner implements SmartInitializingSingleton {

	private static final Log logger = LogFactory.getLog(ContractCheckRunner.class);

	/** Most tools that are checked after the start, so that memory stays bounded. */
	private static final int MOST_LATE_TOOLS = 1_000;

	private final ConfigurableListableBeanFactory beanFactory;

	private final RepairProperties properties;

	private final ByToolName<RepairProperties.Tool> settings;

	private final ContractCheck check = new ContractCheck();

	private final Set<String> checked = ConcurrentHashMap.newKeySet();

	ContractCheckRunner(ConfigurableListableBeanFactory beanFactory, RepairProperties properties) {
		this.beanFactory = beanFactory;
		this.properties = properties;
		this.settings = new ByToolName<>(properties.tools());
	}

	@Override
	public void afterSingletonsInstantiated() {
		if (this.properties.contractCheck() == ContractCheckMode.OFF) {
			return;
		}
		List<ToolCallback> callbacks = new ExistingTools(this.beanFactory).callbacks();
		List<String> faults = callbacks.stream().flatMap((callback) -> faults(callback).stream()).distinct().toList();
		if (!faults.isEmpty() && this.properties.contractCheck() == ContractCheckMode.FAIL) {
			throw new ToolContractException(faults);
		}
		List<String> findings = new ArrayList<>(faults);
		findings.addAll(settingsWithoutTool(callbacks));
		report(findings);
	}

	/**
	 * Checks a tool that is called, unless one of its name was checked before.
	 */
	void check(ToolCallback callback) {
		boolean unchecked = !this.checked.contains(callback.getToolDefinition().name())
				&& this.checked.size() < MOST_LATE_TOOLS;
		if (unchecked && this.properties.contractCheck() != ContractCheckMode.OFF) {
			report(faults(callback));
		}
	}

	private static void report(List<String> findings) {
		if (!findings.isEmpty() && logger.isWarnEnabled()) {
			logger.warn("Tools or their settings need a look (repair.contract-check):%n- ".formatted()
					+ String.join("%n- ".formatted(), findings));
		}
	}

	private List<String> faults(ToolCallback callback) {
		String name = callback.getToolDefinition().name();
		this.checked.add(name);
		return this.check.findings(callback, configuredAliases(name))
			.stream()
			.map((finding) -> "Tool '%s': %s".formatted(name, finding))
			.toList();
	}

	private List<ToolAlias> configuredAliases(String tool) {
		RepairProperties.Tool configured = this.settings.get(tool);
		List<ToolAlias> aliases = new ArrayList<>();
		if (configured != null) {
			configured.aliases()
				.forEach((selector, names) -> aliases.add(new ToolAlias(Selector.parse(selector), names)));
		}
		return aliases;
	}

	/**
	 * Settings for tools that are not known. They may be right nevertheless, since tools
	 * also come with requests and from servers.
	 */
	private List<String> settingsWithoutTool(List<ToolCallback> callbacks) {
		List<String> known = callbacks.stream().map((callback) -> callback.getToolDefinition().name()).toList();
		List<String> findings = new ArrayList<>();
		this.properties.tools().forEach((name, configured) -> {
			if (known.stream().noneMatch((tool) -> configured.equals(this.settings.get(tool)))) {
				List<String> similar = SimilarNames.of(name, known);
				findings.add("repair.tools.%s: no bean is or has a tool of this name%s".formatted(name,
						similar.isEmpty() ? "." : "; did you mean " + String.join(" or ", similar) + "?"));
			}
		});
		return findings;
	}

}
