package io.github.toolrepair;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.github.toolrepair.json.JsonTextWriter;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.ToolSettings;
import io.github.toolrepair.model.TruncationRepair;
import io.github.toolrepair.model.UnknownProperties;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One file below {@code cases/<rule-id>}: a call and what becomes of it.
 * <table>
 * <caption>Members of the file</caption>
 * <tr>
 * <td>{@code schema}</td>
 * <td>the tool's input schema</td>
 * </tr>
 * <tr>
 * <td>{@code aliases}</td>
 * <td>aliases that the tool's owner declares: selector to names</td>
 * </tr>
 * <tr>
 * <td>{@code preprocessors}</td>
 * <td>configured preprocessors: {@code kind}, {@code selector}, {@code values},
 * {@code options}</td>
 * </tr>
 * <tr>
 * <td>{@code modelGates}</td>
 * <td>model gates: rule to regular expressions</td>
 * </tr>
 * <tr>
 * <td>{@code ownerHook}</td>
 * <td>properties that an owner's hook sets</td>
 * </tr>
 * <tr>
 * <td>{@code profile}, {@code truncated}, {@code unknownProperties}</td>
 * <td>settings that differ from the default</td>
 * </tr>
 * <tr>
 * <td>{@code called}, {@code toolNames}</td>
 * <td>name by which the model called the tool, whose own is {@code tool}; configured
 * other names</td>
 * </tr>
 * <tr>
 * <td>{@code given}, {@code modelId}, {@code finishReason}, {@code strictSchema}</td>
 * <td>what the model sent, and whether it was shown the strict form of the schema</td>
 * </tr>
 * <tr>
 * <td>{@code outcome}, {@code reason}</td>
 * <td>what becomes of the call</td>
 * </tr>
 * <tr>
 * <td>{@code expected}</td>
 * <td>the arguments; absent where the text stays as it is</td>
 * </tr>
 * <tr>
 * <td>{@code rules}</td>
 * <td>rules of the changes, in order</td>
 * </tr>
 * <tr>
 * <td>{@code observed}</td>
 * <td>rules that would have acted</td>
 * </tr>
 * </table>
 *
 * @param ruleId rule to whose folder the file belongs
 * @param name name of the file
 * @param file content of the file
 */
record RuleCase(RuleId ruleId, String name, JsonNode file) {

	static final String TOOL = "tool";

	private static final Set<String> MEMBERS = Set.of("schema", "aliases", "preprocessors", "modelGates", "ownerHook",
			"profile", "truncated", "unknownProperties", "called", "toolNames", "strictSchema", "given", "modelId",
			"finishReason", "outcome", "reason", "expected", "rules", "observed");

	RuleCase {
		for (String member : file.propertyNames()) {
			if (!MEMBERS.contains(member)) {
				throw new IllegalArgumentException("Unknown member '" + member + "' in " + ruleId + "/" + name);
			}
		}
	}

	/**
	 * All cases, ordered by rule and name.
	 */
	static List<RuleCase> all() {
		return ruleIds().stream().flatMap((ruleId) -> of(ruleId).stream()).toList();
	}

	/**
	 * Rules that have a folder, in alphabetical order.
	 */
	static List<RuleId> ruleIds() {
		return children(folder()).stream().map((path) -> new RuleId(path.getFileName().toString())).toList();
	}

	/**
	 * Cases of one rule, ordered by name; empty if the rule has no folder.
	 */
	static List<RuleCase> of(RuleId ruleId) {
		Path folder = folder().resolve(ruleId.value());
		return Files.isDirectory(folder) ? children(folder).stream().map((path) -> read(ruleId, path)).toList()
				: List.of();
	}

	private static Path folder() {
		try {
			URL cases = Objects.requireNonNull(RuleCase.class.getResource("/cases"));
			return Path.of(cases.toURI());
		}
		catch (URISyntaxException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static List<Path> children(Path folder) {
		try (Stream<Path> children = Files.list(folder)) {
			return children.sorted().toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static RuleCase read(RuleId ruleId, Path path) {
		try {
			return new RuleCase(ruleId, path.getFileName().toString(), Json.read(Files.readString(path)));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	String given() {
		return this.file.path("given").stringValue();
	}

	/**
	 * What the model sent, as documentation shows it.
	 */
	String before() {
		return this.file.has("called") ? called() : given().replace('\n', '␊');
	}

	/**
	 * What becomes of it, as documentation shows it.
	 */
	String after() {
		return this.file.has("called") ? TOOL : JsonTextWriter.write(this.file.required("expected"));
	}

	private String called() {
		return Objects.requireNonNullElse(text("called"), TOOL);
	}

	String outcome() {
		return this.file.path("outcome").stringValue();
	}

	@Nullable String reason() {
		return text("reason");
	}

	/**
	 * Arguments that the tool gets; null where it gets the text as it was given.
	 */
	@Nullable JsonNode expected() {
		return this.file.get("expected");
	}

	List<String> rules() {
		return texts(this.file.path("rules"));
	}

	List<String> observed() {
		return texts(this.file.path("observed"));
	}

	/**
	 * The call.
	 */
	RepairRequest request() {
		return RepairRequest.of(new ToolContract(TOOL, this.file.path("schema").toString(), aliases()), given())
			.withCalledName(called())
			.withStrictSchema(this.file.path("strictSchema").asBoolean(false))
			.withModelId(text("modelId"))
			.withFinishReason(text("finishReason"));
	}

	/**
	 * Pipeline with the settings of the case.
	 */
	RepairPipeline pipeline() {
		return pipeline(UnaryOperator.identity());
	}

	/**
	 * Pipeline with the settings of the case but for the change.
	 */
	RepairPipeline pipeline(UnaryOperator<RepairPolicy> change) {
		RepairPipeline.Builder builder = RepairPipeline.builder()
			.policy(change.apply(policy()))
			.tool(TOOL, new ToolSettings(null, texts(this.file.path("toolNames")), preprocessors()));
		if (this.file.has("ownerHook")) {
			builder
				.ownerHook((tool, arguments) -> arguments.setAll((ObjectNode) this.file.path("ownerHook").deepCopy()));
		}
		return builder.build();
	}

	private RepairPolicy policy() {
		RepairPolicy policy = RepairPolicy.defaults().withModelGates(modelGates());
		String profile = text("profile");
		String truncated = text("truncated");
		policy = (profile != null) ? policy.withProfile(RepairProfile.valueOf(profile.toUpperCase(Locale.ROOT)))
				: policy;
		String unknown = text("unknownProperties");
		policy = (unknown != null)
				? policy.withUnknownProperties(UnknownProperties.valueOf(unknown.toUpperCase(Locale.ROOT))) : policy;
		return (truncated != null) ? policy.withTruncation(TruncationRepair.valueOf(truncated.toUpperCase(Locale.ROOT)))
				: policy;
	}

	private List<ToolAlias> aliases() {
		List<ToolAlias> aliases = new ArrayList<>();
		this.file.path("aliases")
			.forEachEntry((selector, names) -> aliases.add(new ToolAlias(Selector.parse(selector), texts(names))));
		return aliases;
	}

	private List<PreprocessorDefinition> preprocessors() {
		return this.file.path("preprocessors")
			.valueStream()
			.map((definition) -> new PreprocessorDefinition(definition.path("kind").stringValue(),
					Selector.parse(definition.path("selector").stringValue()), texts(definition.path("values")),
					options(definition.path("options"))))
			.toList();
	}

	private static Map<String, String> options(JsonNode options) {
		Map<String, String> texts = new HashMap<>();
		options.forEachEntry((name, value) -> texts.put(name, value.stringValue()));
		return texts;
	}

	private Map<RuleId, List<Pattern>> modelGates() {
		Map<RuleId, List<Pattern>> gates = new HashMap<>();
		this.file.path("modelGates")
			.forEachEntry((rule, expressions) -> gates.put(new RuleId(rule),
					texts(expressions).stream().map(Pattern::compile).toList()));
		return gates;
	}

	private static List<String> texts(JsonNode array) {
		return array.valueStream().map(JsonNode::stringValue).toList();
	}

	private @Nullable String text(String member) {
		return this.file.has(member) ? this.file.path(member).stringValue() : null;
	}

	@Override
	public String toString() {
		return this.ruleId + "/" + this.name;
	}

}
