package io.github.toolrepair.sample.scenario;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;

/**
 * All scenarios, in the order in which they are played.
 */
public final class Scenarios {

	private static final JsonMapper MAPPER = JsonMapper.builder()
		.propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
		.withConfigOverride(List.class,
				(override) -> override.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)))
		.enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
		.build();

	private final List<Scenario> all;

	private Scenarios(List<Scenario> all) {
		this.all = List.copyOf(all);
		Set<String> ids = new HashSet<>();
		for (Scenario scenario : this.all) {
			if (!ids.add(scenario.id())) {
				throw new IllegalArgumentException("Two scenarios have the ID '" + scenario.id() + "'");
			}
		}
	}

	/**
	 * Reads the sample's scenarios, which stand in {@code scenarios.yml} on the class
	 * path.
	 */
	public static Scenarios fromClassPath() {
		return read(new ClassPathResource("scenarios.yml"));
	}

	static Scenarios read(Resource resource) {
		try (InputStream stream = resource.getInputStream()) {
			Object tree = new Yaml(new SafeConstructor(new LoaderOptions())).load(stream);
			return new Scenarios(MAPPER.convertValue(tree, new TypeReference<List<Scenario>>() {
			}));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The scenarios cannot be read", ex);
		}
	}

	/**
	 * Gives all scenarios.
	 */
	public List<Scenario> all() {
		return this.all;
	}

	/**
	 * Gives the scenario that a user's message asks for, or {@code null} if it asks for
	 * none.
	 */
	public @Nullable Scenario find(String message) {
		return this.all.stream().filter((scenario) -> scenario.isAskedForBy(message)).findFirst().orElse(null);
	}

}
