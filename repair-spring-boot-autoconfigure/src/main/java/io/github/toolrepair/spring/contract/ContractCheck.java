package io.github.toolrepair.spring.contract;

import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.schema.StrictValidator;
import io.github.toolrepair.schema.ToolSchema;
import tools.jackson.databind.JsonNode;

import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.util.JacksonUtils;

/**
 * Looks at the contract of a tool for what makes its calls fail, or what its owner can't
 * have meant.
 */
public final class ContractCheck {

	private final ToolContracts contracts = new ToolContracts();

	private final StrictValidator validator = new StrictValidator();

	/**
	 * Findings about the tool, one sentence each; empty if there are none.
	 * @param callback the tool itself, without any proxy in front of it
	 * @param configured aliases that are configured for it
	 */
	public List<String> findings(ToolCallback callback, List<ToolAlias> configured) {
		ToolContract contract = this.contracts.of(callback);
		ToolSchema schema = this.validator.schemaOf(contract);
		if (schema == null) {
			return List.of("Its input schema can't be used, so that its calls run as they are sent.");
		}
		List<String> findings = new ArrayList<>();
		if (CallbackInput.of(callback) instanceof CallbackInput.Parameters parameters
				&& Arrays.stream(parameters.method().getParameters()).anyMatch(ContractCheck::isNameless)) {
			findings.add("Its parameters are named arg0 and so on; compile its class with -parameters.");
		}
		Set<JsonKind> kinds = schema.kindsAt(JsonLocation.root());
		if (!kinds.isEmpty() && !kinds.contains(JsonKind.OBJECT)) {
			findings.add("Its input schema asks for no object, which is what models send; wrap the value in a record.");
		}
		List<ToolAlias> aliases = new ArrayList<>(contract.aliases());
		aliases.addAll(configured);
		findings.addAll(aliasFindings(aliases, schema));
		collectConstants(JacksonUtils.getDefaultJsonMapper().readTree(contract.inputSchema()), findings);
		return findings.stream().distinct().toList();
	}

	private static boolean isNameless(Parameter parameter) {
		return !parameter.isNamePresent() && !ToolContext.class.isAssignableFrom(parameter.getType());
	}

	private static List<String> aliasFindings(List<ToolAlias> aliases, ToolSchema schema) {
		List<String> findings = new ArrayList<>();
		Map<Selector, Selector> claimed = new HashMap<>();
		for (ToolAlias alias : aliases) {
			Set<String> declared = schema.declaredIn(new JsonLocation(alias.selector().parent().segments()));
			for (String name : alias.names()) {
				Selector other = claimed.putIfAbsent(alias.selector().sibling(name), alias.selector());
				if (declared.contains(name)) {
					findings.add("The alias '%s' of %s is another parameter.".formatted(name, alias.selector()));
				}
				else if (other != null && !other.equals(alias.selector())) {
					findings.add("The alias '%s' stands for both %s and %s.".formatted(name, other, alias.selector()));
				}
			}
		}
		return findings;
	}

	private static void collectConstants(JsonNode schema, List<String> findings) {
		Map<String, String> constants = new HashMap<>();
		for (JsonNode constant : schema.path("enum")) {
			String name = constant.asString("");
			String form = name.toLowerCase(Locale.ROOT).replace("-", "").replace("_", "").replace(" ", "");
			String other = constants.putIfAbsent(form, name);
			if (other != null) {
				findings.add("Its constants '%s' and '%s' differ only in their spelling.".formatted(other, name));
			}
		}
		schema.forEach((child) -> collectConstants(child, findings));
	}

}
