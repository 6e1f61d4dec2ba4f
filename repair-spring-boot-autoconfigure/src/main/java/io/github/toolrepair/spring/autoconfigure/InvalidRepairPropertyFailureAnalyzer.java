package io.github.toolrepair.spring.autoconfigure;

import java.util.List;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.source.ConfigurationProperty;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import org.springframework.boot.context.properties.source.ConfigurationPropertySource;
import org.springframework.boot.context.properties.source.ConfigurationPropertySources;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.origin.Origin;
import org.springframework.core.env.Environment;

/**
 * Reports a property that holds a value that can't be used.
 */
final class InvalidRepairPropertyFailureAnalyzer extends AbstractFailureAnalyzer<InvalidRepairPropertyException> {

	private final Environment environment;

	InvalidRepairPropertyFailureAnalyzer(Environment environment) {
		this.environment = environment;
	}

	@Override
	protected FailureAnalysis analyze(Throwable rootFailure, InvalidRepairPropertyException cause) {
		StringBuilder description = new StringBuilder(
				"A setting for the repair of tool calls can't be used:%n%n".formatted())
			.append("    Property: %s%n".formatted(cause.property()))
			.append("    Value: \"%s\"%n".formatted(cause.value()));
		Origin origin = origin(cause.property());
		if (origin != null) {
			description.append("    Origin: %s%n".formatted(origin));
		}
		description.append("    Reason: %s".formatted(cause.reason()));
		return new FailureAnalysis(description.toString(), cause.fix(), cause);
	}

	/**
	 * Where the property was set, or the first item of it if it is a list, or the kind if
	 * it is a preprocessor; null if that is unknown.
	 */
	private @Nullable Origin origin(String property) {
		for (String suffix : List.of("", "[0]", ".kind")) {
			Origin origin = origin(ConfigurationPropertyName.adapt(property + suffix, '.'));
			if (origin != null) {
				return origin;
			}
		}
		return null;
	}

	private @Nullable Origin origin(ConfigurationPropertyName name) {
		for (ConfigurationPropertySource source : ConfigurationPropertySources.get(this.environment)) {
			ConfigurationProperty property = source.getConfigurationProperty(name);
			if (property != null) {
				return property.getOrigin();
			}
		}
		return null;
	}

}
