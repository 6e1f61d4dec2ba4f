package io.github.toolrepair.benchmarks.conformance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.RepairRequest;
import io.github.toolrepair.RepairResult;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.ToolSettings;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One call with what is expected of it.
 *
 * @param id name of the case
 * @param request the call
 * @param names other names under which models call the tool
 * @param preprocessors what is configured for the tool
 * @param modelGates models for which a rule runs
 * @param outcome the expected outcome
 * @param arguments the expected arguments; a missing node if the call is unrepairable
 */
record ArgumentCase(String id, RepairRequest request, List<String> names, List<PreprocessorDefinition> preprocessors,
		Map<RuleId, List<Pattern>> modelGates, RepairOutcome outcome, JsonNode arguments) implements ConformanceCase {

	private static final Set<String> CONFIG_KEYS = Set.of("aliases", "declaredAliases", "filesystemPaths",
			"preprocessors", "modelGates", "names");

	/** Finish reason of a case that names none: its call is complete. */
	private static final String COMPLETE = "tool_calls";

	ArgumentCase {
		names = List.copyOf(names);
		preprocessors = List.copyOf(preprocessors);
		modelGates = Map.copyOf(modelGates);
	}

	/**
	 * Case that stands in a line of a file. Its {@code config} may hold {@code aliases}
	 * (selector to names), {@code declaredAliases} (the same, declared by the tool's
	 * owner), {@code filesystemPaths} (selectors), {@code preprocessors} (kind to
	 * selectors), {@code modelGates} (rule to regular expressions) and {@code names}
	 * (other names of the tool). Its {@code called} is the name by which the tool is
	 * called, if not its own.
	 * @throws tools.jackson.databind.exc.JsonNodeException if a field is missing or of
	 * another type
	 * @throws IllegalArgumentException if the case says something that is not known here
	 */
	static ArgumentCase from(JsonNode line) {
		JsonNode config = line.path("config");
		for (String key : config.propertyNames()) {
			if (!CONFIG_KEYS.contains(key)) {
				throw new IllegalArgumentException("Unknown configuration '" + key + "'");
			}
		}
		JsonNode tool = line.required("tool");
		ToolContract contract = new ToolContract(tool.required("name").stringValue(),
				tool.required("inputSchema").toString(), aliases(config.path("declaredAliases")));
		RepairRequest request = RepairRequest.of(contract, line.required("input").stringValue())
			.withCalledName(line.path("called").asString(contract.name()))
			.withModelId(text(line.path("model")))
			.withFinishReason(line.has("finishReason") ? text(line.path("finishReason")) : COMPLETE);
		JsonNode expected = line.required("expect");
		RepairOutcome outcome = RepairOutcome
			.valueOf(expected.required("outcome").stringValue().toUpperCase(Locale.ROOT));
		return new ArgumentCase(line.required("id").stringValue(), request, texts(config.path("names")),
				preprocessors(config), modelGates(config.path("modelGates")), outcome,
				(outcome == RepairOutcome.UNREPAIRABLE) ? MissingNode.getInstance() : expected.required("args"));
	}

	private static @Nullable String text(JsonNode node) {
		return node.isString() ? node.stringValue() : null;
	}

	private static List<PreprocessorDefinition> preprocessors(JsonNode config) {
		List<PreprocessorDefinition> preprocessors = new ArrayList<>();
		for (ToolAlias alias : aliases(config.path("aliases"))) {
			preprocessors.add(new PreprocessorDefinition("alias", alias.selector(), alias.names()));
		}
		for (JsonNode selector : config.path("filesystemPaths")) {
			preprocessors
				.add(new PreprocessorDefinition("filesystem-path", Selector.parse(selector.stringValue()), List.of()));
		}
		config.path("preprocessors")
			.forEachEntry((kind, selectors) -> selectors.forEach((selector) -> preprocessors
				.add(new PreprocessorDefinition(kind, Selector.parse(selector.stringValue()), List.of()))));
		return preprocessors;
	}

	private static Map<RuleId, List<Pattern>> modelGates(JsonNode expressionsByRule) {
		Map<RuleId, List<Pattern>> gates = new HashMap<>();
		expressionsByRule.forEachEntry((rule, expressions) -> gates.put(new RuleId(rule),
				texts(expressions).stream().map(Pattern::compile).toList()));
		return gates;
	}

	private static List<ToolAlias> aliases(JsonNode namesBySelector) {
		List<ToolAlias> aliases = new ArrayList<>();
		namesBySelector
			.forEachEntry((selector, names) -> aliases.add(new ToolAlias(Selector.parse(selector), texts(names))));
		return aliases;
	}

	private static List<String> texts(JsonNode array) {
		return array.valueStream().map(JsonNode::stringValue).toList();
	}

	/**
	 * What a pipeline with default policy, but for the model gates, makes of the call.
	 */
	@Override
	public ConformanceAnswer run() {
		RepairResult result = RepairPipeline.builder()
			.policy(RepairPolicy.defaults().withModelGates(this.modelGates))
			.tool(this.request.contract().name(), new ToolSettings(null, this.names, this.preprocessors))
			.build()
			.repair(this.request);
		JsonNode arguments = result.isExecutable() ? ConformanceJson.read(result.arguments())
				: MissingNode.getInstance();
		ObjectNode line = ConformanceJson.line(this.id).put("outcome", result.outcome().id());
		if (!arguments.isMissingNode()) {
			line.set("args", arguments);
		}
		ArrayNode rules = line.putArray("rules");
		result.changes().stream().map((change) -> change.ruleId().value()).distinct().forEach(rules::add);
		line.put("executed", result.isExecutable());
		boolean asExpected = result.outcome() == this.outcome && JsonEquality.isSame(this.arguments, arguments);
		return new ConformanceAnswer(line, asExpected);
	}

}
