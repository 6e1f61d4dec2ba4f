package io.github.toolrepair.model;

import java.util.List;

/**
 * Other names under which models send one parameter.
 *
 * @param selector the parameter under its own name, such as {@code /path}; not the root
 * @param names the other names, in the order in which they are looked for; at least one
 */
public record ToolAlias(Selector selector, List<String> names) {

	public ToolAlias {
		names = List.copyOf(names);
		if (selector.segments().isEmpty() || selector.name().equals("*")) {
			throw new RepairConfigurationException("An alias needs a selector that names a parameter, such as /path");
		}
		if (names.isEmpty()) {
			throw new RepairConfigurationException("The alias for '" + selector + "' lists no other name");
		}
		if (names.stream().anyMatch(String::isBlank)) {
			throw new RepairConfigurationException("The alias for '" + selector + "' lists a blank name");
		}
		if (names.contains(selector.name())) {
			throw new RepairConfigurationException("The alias for '" + selector + "' repeats the parameter's own name");
		}
	}

}
