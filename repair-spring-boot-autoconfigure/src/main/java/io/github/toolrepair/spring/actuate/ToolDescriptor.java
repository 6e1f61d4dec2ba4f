package io.github.toolrepair.spring.actuate;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.ToolSettings;

/**
 * One tool and how its calls are repaired.
 *
 * @param name name as it is offered to models
 * @param names other names under which models call it
 * @param profile profile in effect
 * @param mode mode in effect
 * @param unknownProperties what happens to properties that its schema does not declare
 * @param disabledRules rules that are switched off
 * @param aliases other names that its owner declares for its parameters
 * @param preprocessors preprocessors in the order in which they run
 */
public record ToolDescriptor(String name, List<String> names, String profile, String mode, String unknownProperties,
		List<String> disabledRules, List<AliasDescriptor> aliases, List<PreprocessorDescriptor> preprocessors) {

	static ToolDescriptor of(ToolContract contract, ToolSettings settings) {
		RepairPolicy policy = Objects.requireNonNull(settings.policy());
		return new ToolDescriptor(contract.name(), settings.names(), policy.profile().id(), policy.mode().id(),
				policy.unknownProperties().id(), policy.disabledRules().stream().sorted().map(RuleId::value).toList(),
				contract.aliases().stream().map(AliasDescriptor::of).toList(),
				settings.preprocessors().stream().map(PreprocessorDescriptor::of).toList());
	}

	/**
	 * Other name of a parameter.
	 *
	 * @param selector the parameter
	 * @param names its other names
	 */
	public record AliasDescriptor(String selector, List<String> names) {

		static AliasDescriptor of(ToolAlias alias) {
			return new AliasDescriptor(alias.selector().toString(), alias.names());
		}

	}

	/**
	 * One preprocessor.
	 *
	 * @param kind kind of the preprocessor
	 * @param selector places on which it works
	 * @param values what the kind needs besides
	 * @param options how it differs from its default
	 */
	public record PreprocessorDescriptor(String kind, String selector, List<String> values,
			Map<String, String> options) {

		static PreprocessorDescriptor of(PreprocessorDefinition definition) {
			return new PreprocessorDescriptor(definition.kind(), definition.selector().toString(), definition.values(),
					new TreeMap<>(definition.options()));
		}

	}

}
