package io.github.toolrepair.spring.autoconfigure;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.grammar.GrammarFamilies;
import io.github.toolrepair.model.FeedbackOptions;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.GrammarPolicy;
import io.github.toolrepair.model.InvalidSelectorException;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolSettings;
import io.github.toolrepair.name.NameStage;
import io.github.toolrepair.preprocess.PreprocessStage;
import io.github.toolrepair.preprocess.UnknownPreprocessorException;
import io.github.toolrepair.spring.tool.ToolCallRepairOptions;
import org.jspecify.annotations.Nullable;

/**
 * Adapts properties to what the pipeline is built from. A property that can't be used is
 * an {@link InvalidRepairPropertyException}.
 */
final class RepairPropertiesAdapter {

	private static final String ALIAS = "alias";

	private static final Duration SHORTEST_WINDOW = Duration.ofSeconds(1);

	/** All of them stay in memory. */
	private static final int MOST_EVENTS = 100_000;

	private final RepairProperties properties;

	private final OwnerCode ownerCode;

	RepairPropertiesAdapter(RepairProperties properties) {
		this(properties, OwnerCode.none());
	}

	RepairPropertiesAdapter(RepairProperties properties, OwnerCode ownerCode) {
		this.properties = properties;
		this.ownerCode = ownerCode;
	}

	RepairPipeline pipeline() {
		RepairPolicy policy = new RepairPolicy(this.properties.profile(), this.properties.mode(),
				disabledRules("repair.rules", this.properties.rules(), Set.of()), modelGates(),
				this.properties.envelope().truncated(), this.properties.unknownProperties(),
				commentary(this.properties.commentaryProperties(), RepairPolicy.defaults()), limits(), feedback());
		RepairPipeline.Builder builder = RepairPipeline.builder().policy(policy);
		this.ownerCode.addTo(builder);
		builder.preprocessors(preprocessors("repair.preprocessors", this.properties.preprocessors()));
		Map<String, List<String>> names = new HashMap<>();
		this.properties.tools().forEach((name, tool) -> {
			names.put(name, tool.names());
			requireTogether(names, "repair.tools." + name + ".names", tool.names());
			builder.tool(name, settings(name, tool, policy));
		});
		this.ownerCode.customize(builder);
		return builder.build();
	}

	ToolCallRepairOptions toolCallRepairOptions() {
		requireBetween("repair.max-identical-retries", this.properties.maxIdenticalRetries(), Integer.MAX_VALUE);
		return new ToolCallRepairOptions(this.properties.onUnrepairable(), this.properties.maxIdenticalRetries(),
				this.properties.containExceptions());
	}

	/**
	 * Policy for tool calls that a model printed as text. Where nothing may change,
	 * {@code repair.mode} has the last word.
	 */
	GrammarPolicy grammarPolicy() {
		RepairProperties.Grammar grammar = this.properties.grammar();
		GrammarPolicy policy = GrammarPolicy.defaults()
			.withMode(grammarMode(grammar))
			.withUnknownText(grammar.unknownGrammarText())
			.withAllowedTools(grammar.allowedTools())
			.withModelFamilies(patterns("repair.grammar.model-families", grammar.modelFamilies()))
			.withMarkerless(grammar.markerless())
			.withEmptyArguments(grammar.emptyArguments())
			.withOnlyAtEnd(grammar.onlyAtEnd());
		Map<Boolean, Set<String>> families = new HashMap<>();
		grammar.families()
			.forEach((key, enabled) -> families.computeIfAbsent(enabled, (either) -> new HashSet<>())
				.add(grammarFamily("repair.grammar.families." + key, key)));
		return policy.withEnabledFamilies(families.getOrDefault(true, Set.of()))
			.withDisabledFamilies(families.getOrDefault(false, Set.of()));
	}

	private GrammarMode grammarMode(RepairProperties.Grammar grammar) {
		GrammarMode configured = (grammar.mode() != null) ? grammar.mode() : switch (this.properties.profile()) {
			case CONSERVATIVE -> GrammarMode.OBSERVE;
			case ADAPTIVE -> GrammarMode.STRIP;
			case RECOVER -> GrammarMode.RECOVER;
		};
		return switch (this.properties.mode()) {
			case ENFORCE -> configured;
			case SHADOW -> (configured == GrammarMode.OFF) ? GrammarMode.OFF : GrammarMode.OBSERVE;
			case OFF -> GrammarMode.OFF;
		};
	}

	/**
	 * Family of the given ID, spelled as {@link #ruleId} takes it.
	 */
	private static String grammarFamily(String property, String key) {
		for (String family : GrammarFamilies.ids()) {
			if (family.replace("-", "").equalsIgnoreCase(key.replace("-", ""))) {
				return family;
			}
		}
		throw new InvalidRepairPropertyException(property, key, "There is no grammar family with this ID.",
				"Use the ID of a family: " + String.join(", ", GrammarFamilies.ids()) + ".");
	}

	int maxTools() {
		return requireBetween("repair.metrics.max-tools", this.properties.metrics().maxTools(), Integer.MAX_VALUE);
	}

	int maxEvents() {
		int maxEvents = this.properties.endpoint().maxEvents();
		return (maxEvents == 0) ? 0 : requireBetween("repair.endpoint.max-events", maxEvents, MOST_EVENTS);
	}

	RepairProperties.Health health() {
		RepairProperties.Health health = this.properties.health();
		Double threshold = health.unrepairableThreshold();
		if (threshold != null && !(threshold >= 0 && threshold <= 1)) {
			throw new InvalidRepairPropertyException("repair.health.unrepairable-threshold", threshold.toString(),
					"It is not a share.", "Use a value from 0 to 1, such as 0.2 for 20 percent.");
		}
		requireBetween("repair.health.minimum-calls", health.minimumCalls(), Integer.MAX_VALUE);
		if (health.window().compareTo(SHORTEST_WINDOW) < 0) {
			throw new InvalidRepairPropertyException("repair.health.window", health.window().toString(),
					"It is too short to count calls.", "Use at least 1s.");
		}
		return health;
	}

	int maxModels() {
		return requireBetween("repair.metrics.max-models", this.properties.metrics().maxModels(), Integer.MAX_VALUE);
	}

	/**
	 * Rules that are off: those that the switches name, and those that are off anyway and
	 * are not named.
	 */
	private Set<RuleId> disabledRules(String property, Map<String, Boolean> switches, Set<RuleId> anyway) {
		Set<RuleId> disabled = new HashSet<>(anyway);
		switches.forEach((key, enabled) -> {
			RuleId ruleId = ruleId(property + "." + key, key);
			if (enabled) {
				disabled.remove(ruleId);
			}
			else {
				disabled.add(ruleId);
			}
		});
		return disabled;
	}

	private Map<RuleId, List<Pattern>> modelGates() {
		Map<RuleId, List<Pattern>> gates = new HashMap<>();
		this.properties.modelGates().forEach((key, expressions) -> {
			String property = "repair.model-gates." + key;
			if (expressions.isEmpty()) {
				throw new InvalidRepairPropertyException(property, "",
						"It lists no model, so that the rule never runs.",
						"List regular expressions of model IDs, or switch the rule off: repair.rules." + key + "=off.");
			}
			gates.put(ruleId(property, key), patterns(property, expressions));
		});
		return gates;
	}

	/**
	 * Rule of the given ID. Hyphens and case don't count, since names of environment
	 * variables have neither.
	 */
	private RuleId ruleId(String property, String key) {
		for (RuleId ruleId : this.ownerCode.ruleIds()) {
			if (ruleId.value().replace("-", "").equalsIgnoreCase(key.replace("-", ""))) {
				return ruleId;
			}
		}
		String known = this.ownerCode.ruleIds().stream().map(RuleId::value).collect(Collectors.joining(", "));
		throw new InvalidRepairPropertyException(property, key, "There is no rule with this ID.",
				"Use the ID of a rule: " + known + ".");
	}

	private static List<Pattern> patterns(String property, List<String> expressions) {
		List<Pattern> patterns = new ArrayList<>();
		for (int i = 0; i < expressions.size(); i++) {
			try {
				patterns.add(Pattern.compile(expressions.get(i)));
			}
			catch (PatternSyntaxException ex) {
				throw new InvalidRepairPropertyException("%s[%d]".formatted(property, i), expressions.get(i),
						"It is not a regular expression: %s at position %d.".formatted(ex.getDescription(),
								ex.getIndex()),
						"Correct the expression; a special character that stands for itself needs a backslash.");
			}
		}
		return patterns;
	}

	private RepairLimits limits() {
		RepairProperties.Limits limits = this.properties.limits();
		return new RepairLimits(
				requireBetween("repair.limits.max-input-bytes", limits.maxInputBytes().toBytes(), Integer.MAX_VALUE),
				requireBetween("repair.limits.max-depth", limits.maxDepth(), RepairLimits.DEEPEST_NESTING),
				requireBetween("repair.limits.max-candidates", limits.maxCandidates(), Integer.MAX_VALUE),
				requireBetween("repair.limits.max-passes", limits.maxPasses(), Integer.MAX_VALUE));
	}

	private FeedbackOptions feedback() {
		RepairProperties.Feedback feedback = this.properties.feedback();
		int maxNotes = requireBetween("repair.feedback.max-notes", feedback.maxNotes(), Integer.MAX_VALUE);
		return new FeedbackOptions(feedback.notes(), maxNotes, feedback.quoteInput(), feedback.suggest());
	}

	private static int requireBetween(String property, long value, int most) {
		if (value < 1 || value > most) {
			throw new InvalidRepairPropertyException(property, Long.toString(value), "It is out of range.",
					"Use a value from 1 to " + most + ".");
		}
		return (int) value;
	}

	private ToolSettings settings(String name, RepairProperties.Tool tool, RepairPolicy policy) {
		String property = "repair.tools." + name;
		RepairPolicy own = policy.withProfile(Objects.requireNonNullElse(tool.profile(), policy.profile()))
			.withMode(Objects.requireNonNullElse(tool.mode(), policy.mode()))
			.withDisabledRules(disabledRules(property + ".rules", tool.rules(), policy.disabledRules()))
			.withTruncation(Objects.requireNonNullElse(tool.truncated(), policy.truncation()))
			.withUnknownProperties(Objects.requireNonNullElse(tool.unknownProperties(), policy.unknownProperties()))
			.withCommentaryProperties(commentary(tool.commentaryProperties(), policy));
		List<PreprocessorDefinition> preprocessors = new ArrayList<>();
		tool.aliases().forEach((key, names) -> {
			preprocessors.add(alias(property + ".aliases", key, names));
			requireTogether(preprocessors, "%s.aliases[%s]".formatted(property, key), names);
		});
		preprocessors.addAll(preprocessors(property + ".preprocessors", tool.preprocessors()));
		return new ToolSettings(own, tool.names(), preprocessors);
	}

	/**
	 * Fails for names that are right alone and wrong together.
	 */
	private static void requireTogether(Map<String, List<String>> names, String property, List<String> last) {
		try {
			new NameStage(names);
		}
		catch (RepairConfigurationException ex) {
			throw new InvalidRepairPropertyException(property, String.join(",", last), ex.getMessage() + ".",
					"List each name once, for the tool that is meant.");
		}
	}

	/**
	 * Fails for definitions that are right alone and wrong together.
	 */
	private static void requireTogether(List<PreprocessorDefinition> definitions, String property, List<String> names) {
		try {
			new PreprocessStage(List.of(), List.of(), definitions);
		}
		catch (RepairConfigurationException ex) {
			throw new InvalidRepairPropertyException(property, String.join(",", names), ex.getMessage() + ".",
					"Correct the setting.");
		}
	}

	private static Set<String> commentary(@Nullable List<String> names, RepairPolicy otherwise) {
		return (names != null) ? Set.copyOf(names) : otherwise.commentaryProperties();
	}

	private static PreprocessorDefinition alias(String property, String key, List<String> names) {
		if (!key.startsWith("/")) {
			throw new InvalidRepairPropertyException(property + "." + key, key,
					"The key is not a selector, which begins with '/'. Without brackets around it, a key loses all "
							+ "characters but letters, digits, hyphens and dots.",
					"Put the selector in brackets: \"[/%s]\": in YAML, %s[/%s]= in a properties file.".formatted(key,
							property, key));
		}
		String full = "%s[%s]".formatted(property, key);
		PreprocessorDefinition definition = new PreprocessorDefinition(ALIAS, selector(full, key), names);
		return require(definition, full, String.join(",", names));
	}

	private static List<PreprocessorDefinition> preprocessors(String property,
			List<RepairProperties.Preprocessor> configured) {
		List<PreprocessorDefinition> preprocessors = new ArrayList<>();
		for (int i = 0; i < configured.size(); i++) {
			preprocessors.add(preprocessor("%s[%d]".formatted(property, i), configured.get(i)));
		}
		return preprocessors;
	}

	private static PreprocessorDefinition preprocessor(String property, RepairProperties.Preprocessor configured) {
		Selector selector = selector(property + ".selector", configured.selector());
		PreprocessorDefinition definition = new PreprocessorDefinition(configured.kind(), selector, configured.values(),
				configured.options());
		return require(definition, property, configured.kind());
	}

	private static Selector selector(String property, String text) {
		try {
			return Selector.parse(text);
		}
		catch (InvalidSelectorException ex) {
			throw new InvalidRepairPropertyException(property, text, ex.getMessage() + ".",
					"Correct the selector at position " + ex.position() + ".");
		}
	}

	/**
	 * The definition itself if a preprocessor can be made from it.
	 */
	private static PreprocessorDefinition require(PreprocessorDefinition definition, String property, String value) {
		try {
			new PreprocessStage(List.of(), List.of(), List.of(definition));
			return definition;
		}
		catch (UnknownPreprocessorException ex) {
			throw new InvalidRepairPropertyException(property + ".kind", ex.kind(), ex.getMessage() + ".",
					"Use one of the known kinds.");
		}
		catch (RepairConfigurationException ex) {
			throw new InvalidRepairPropertyException(property, value, ex.getMessage() + ".", "Correct the setting.");
		}
	}

}
