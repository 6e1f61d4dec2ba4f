package io.github.toolrepair.spring.autoconfigure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.RepairRequest;
import io.github.toolrepair.RepairResult;
import io.github.toolrepair.model.EmptyArguments;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.GrammarPolicy;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.RepairMode;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.TruncationRepair;
import io.github.toolrepair.model.UnknownGrammarText;
import io.github.toolrepair.model.UnknownProperties;
import io.github.toolrepair.spring.tool.ToolCallRepairOptions;
import io.github.toolrepair.spring.tool.UnrepairableAction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.ConfigurationPropertySources;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.PropertySource;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.env.SystemEnvironmentPropertySource;
import org.springframework.core.io.ByteArrayResource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class RepairPropertiesTests {

	private static final RuleId DROP_NULL = new RuleId("schema.drop-null");

	private static final RuleId MATCH_ENUM = new RuleId("schema.match-enum");

	@Test
	void defaultsAreThoseOfThePipeline() {
		RepairProperties properties = bind(Map.of());
		RepairPipeline pipeline = new RepairPropertiesAdapter(properties).pipeline();
		assertThat(pipeline.policyFor("any")).isEqualTo(RepairPolicy.defaults());
		assertThat(new RepairPropertiesAdapter(properties).toolCallRepairOptions())
			.isEqualTo(ToolCallRepairOptions.defaults());
		assertThat(properties.enabled()).isTrue();
	}

	@ParameterizedTest
	@CsvSource({ "conservative, OBSERVE", "adaptive, STRIP", "recover, RECOVER" })
	void profileGivesTheGrammarMode(String profile, GrammarMode expected) {
		assertThat(grammar(Map.of("repair.profile", profile))).isEqualTo(GrammarPolicy.defaults().withMode(expected));
	}

	@ParameterizedTest
	@CsvSource({ "enforce, recover, RECOVER", "enforce, off, OFF", "shadow, recover, OBSERVE", "shadow, off, OFF",
			"off, recover, OFF" })
	void modeOfTheRepairLimitsTheGrammarMode(String mode, String grammarMode, GrammarMode expected) {
		assertThat(grammar(Map.of("repair.mode", mode, "repair.grammar.mode", grammarMode)).mode()).isEqualTo(expected);
	}

	@Test
	void yamlReachesTheGrammarPolicy() {
		GrammarPolicy policy = new RepairPropertiesAdapter(yaml("""
				repair:
				  grammar:
				    mode: recover
				    unknown-grammar-text: strip
				    allowed-tools: [read, list]
				    model-families: ["^qwen", "glm"]
				    markerless: off
				    empty-arguments: nothing-required
				    only-at-end: on
				    families:
				      lfm2: on
				      minimax-m3: off
				""")).grammarPolicy();
		assertThat(policy.modelFamilies()).extracting(Pattern::pattern).containsExactly("^qwen", "glm");
		assertThat(policy.withModelFamilies(List.of()))
			.isEqualTo(new GrammarPolicy(GrammarMode.RECOVER, UnknownGrammarText.STRIP, Set.of("read", "list"),
					List.of(), false, EmptyArguments.NOTHING_REQUIRED, true, Set.of("lfm2"), Set.of("minimax-m3")));
	}

	private static GrammarPolicy grammar(Map<String, Object> properties) {
		return new RepairPropertiesAdapter(bind(properties)).grammarPolicy();
	}

	@Test
	void yamlReachesThePipeline() {
		RepairProperties properties = yaml("""
				repair:
				  profile: conservative
				  unknown-properties: drop
				  commentary-properties: [why]
				  rules:
				    schema.drop-null: off
				    schema.drop-empty-object: on
				  model-gates:
				    schema.wrap-single-value: ["^gpt-", "claude"]
				  tools:
				    readFile:
				      profile: recover
				      mode: shadow
				      rules:
				        schema.drop-null: on
				        schema.match-enum: off
				      truncated: off
				      unknown-properties: preserve
				      commentary-properties: [plan, step]
				      aliases:
				        "[/path]": [file_path, filename]
				        "[/edits/*/old_text]": [old]
				      preprocessors:
				      - kind: filesystem-path
				        selector: /path
				  limits:
				    max-input-bytes: 2KB
				    max-depth: 20
				    max-candidates: 8
				    max-passes: 4
				  envelope:
				    truncated: strings
				  feedback:
				    notes: off
				    max-notes: 2
				    quote-input: on
				    suggest: off
				  metrics:
				    max-tools: 7
				  on-unrepairable: passthrough
				  max-identical-retries: 1
				  contain-exceptions: yes
				""");
		RepairPropertiesAdapter adapter = new RepairPropertiesAdapter(properties);
		RepairPipeline pipeline = adapter.pipeline();
		RepairPolicy policy = pipeline.policyFor("any");
		assertThat(policy.profile()).isEqualTo(RepairProfile.CONSERVATIVE);
		assertThat(policy.mode()).isEqualTo(RepairMode.ENFORCE);
		assertThat(policy.unknownProperties()).isEqualTo(UnknownProperties.DROP);
		assertThat(policy.commentaryProperties()).containsExactly("why");
		assertThat(policy.disabledRules()).containsExactly(DROP_NULL);
		assertThat(policy.modelGates()).containsOnlyKeys(new RuleId("schema.wrap-single-value"));
		assertThat(policy.modelGates().values().iterator().next()).extracting(Object::toString)
			.containsExactly("^gpt-", "claude");
		assertThat(policy.truncation()).isEqualTo(TruncationRepair.STRINGS);
		assertThat(policy.limits()).isEqualTo(new RepairLimits(2048, 20, 8, 4));
		assertThat(policy.feedback().notes()).isFalse();
		assertThat(policy.feedback().maxNotes()).isEqualTo(2);
		assertThat(policy.feedback().quoteInput()).isTrue();
		assertThat(policy.feedback().suggest()).isFalse();
		RepairPolicy own = pipeline.policyFor("readFile");
		assertThat(own).isEqualTo(policy.withProfile(RepairProfile.RECOVER)
			.withMode(RepairMode.SHADOW)
			.withDisabledRules(Set.of(MATCH_ENUM))
			.withTruncation(TruncationRepair.OFF)
			.withUnknownProperties(UnknownProperties.PRESERVE)
			.withCommentaryProperties(Set.of("plan", "step")));
		RepairProperties.Tool tool = properties.tools().get("readFile");
		assertThat(tool).isNotNull();
		assertThat(tool.aliases()).containsExactly(Map.entry("/path", List.of("file_path", "filename")),
				Map.entry("/edits/*/old_text", List.of("old")));
		assertThat(tool.preprocessors())
			.containsExactly(new RepairProperties.Preprocessor("filesystem-path", "/path", List.of(), Map.of()));
		assertThat(adapter.toolCallRepairOptions())
			.isEqualTo(new ToolCallRepairOptions(UnrepairableAction.PASSTHROUGH, 1, true));
		assertThat(adapter.maxTools()).isEqualTo(7);
	}

	@Test
	void offInYamlIsNotMistakenForSomethingElse() {
		RepairProperties properties = yaml("""
				repair:
				  mode: off
				  envelope:
				    truncated: off
				  tools:
				    read:
				      mode: off
				""");
		assertThat(properties.mode()).isEqualTo(RepairMode.OFF);
		assertThat(properties.envelope().truncated()).isEqualTo(TruncationRepair.OFF);
		assertThat(properties.tools().get("read")).extracting(RepairProperties.Tool::mode).isEqualTo(RepairMode.OFF);
	}

	@ParameterizedTest
	@EnumSource(RepairMode.class)
	void modeOfToolWinsOverTheModeOfAll(RepairMode mode) {
		RepairPipeline pipeline = new RepairPropertiesAdapter(
				bind(Map.of("repair.mode", "off", "repair.tools.read.mode", mode.name())))
			.pipeline();
		assertThat(pipeline.policyFor("read").mode()).isEqualTo(mode);
		assertThat(pipeline.policyFor("write").mode()).isEqualTo(RepairMode.OFF);
	}

	@ParameterizedTest
	@EnumSource(UnknownProperties.class)
	void unknownPropertiesOfToolWinOverThoseOfAll(UnknownProperties unknownProperties) {
		RepairPipeline pipeline = new RepairPropertiesAdapter(bind(Map.of("repair.unknown-properties", "drop",
				"repair.tools.read.unknown-properties", unknownProperties.name())))
			.pipeline();
		assertThat(pipeline.policyFor("read").unknownProperties()).isEqualTo(unknownProperties);
		assertThat(pipeline.policyFor("write").unknownProperties()).isEqualTo(UnknownProperties.DROP);
	}

	@Test
	void rulesOfToolWinOverThoseOfAll() {
		RepairPipeline pipeline = new RepairPropertiesAdapter(yaml("""
				repair:
				  rules:
				    schema.drop-null: off
				  tools:
				    read:
				      rules:
				        schema.drop-null: on
				    write:
				      rules:
				        schema.match-enum: off
				    list:
				      mode: enforce
				""")).pipeline();
		assertThat(pipeline.policyFor("read").disabledRules()).isEmpty();
		assertThat(pipeline.policyFor("write").disabledRules()).containsExactlyInAnyOrder(DROP_NULL, MATCH_ENUM);
		assertThat(pipeline.policyFor("list").disabledRules()).containsExactly(DROP_NULL);
		String schema = "{\"type\":\"object\",\"properties\":{\"limit\":{\"type\":\"integer\"}}}";
		String raw = "{\"limit\":null}";
		assertThat(pipeline.repair(RepairRequest.of(ToolContract.of("read", schema), raw)).arguments()).isEqualTo("{}");
		assertThat(pipeline.repair(RepairRequest.of(ToolContract.of("list", schema), raw)).isExecutable()).isFalse();
	}

	@Test
	void commentaryPropertiesMayBeNone() {
		RepairPipeline pipeline = new RepairPropertiesAdapter(yaml("""
				repair:
				  tools:
				    read:
				      commentary-properties: []
				    write:
				      mode: shadow
				""")).pipeline();
		assertThat(pipeline.policyFor("read").commentaryProperties()).isEmpty();
		assertThat(pipeline.policyFor("write").commentaryProperties())
			.isEqualTo(RepairPolicy.defaults().commentaryProperties());
		assertThat(new RepairPropertiesAdapter(bind(Map.of("repair.commentary-properties", ""))).pipeline()
			.policyFor("any")
			.commentaryProperties()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "ADAPTIVE", "adaptive", "Adaptive" })
	void namesAreRelaxed(String profile) {
		assertThat(bind(Map.of("repair.profile", profile)).profile()).isEqualTo(RepairProfile.ADAPTIVE);
		assertThat(bind(Map.of("repair.maxIdenticalRetries", "9")).maxIdenticalRetries()).isEqualTo(9);
		assertThat(bind(Map.of("repair.limits.max_depth", "9")).limits().maxDepth()).isEqualTo(9);
	}

	@Test
	void listsMayBeSeparatedByCommas() {
		RepairProperties properties = bind(Map.of("repair.tools.read.aliases[/path]", "file_path,filename"));
		assertThat(properties.tools().get("read")).extracting(RepairProperties.Tool::aliases)
			.isEqualTo(Map.of("/path", List.of("file_path", "filename")));
	}

	@Test
	void preprocessorsOfAllToolsReachThePipeline() {
		RepairPipeline pipeline = new RepairPropertiesAdapter(yaml("""
				repair:
				  preprocessors:
				  - kind: alias
				    selector: /path
				    values: ["preset:path"]
				    options:
				      replace-empty: on
				  - kind: filesystem-path
				    selector: /path
				  tools:
				    own:
				      mode: enforce
				""")).pipeline();
		for (String tool : List.of("own", "other")) {
			ToolContract contract = ToolContract.of(tool, """
					{"type":"object","properties":{"path":{"type":"string"}}}""");
			RepairResult result = pipeline.repair(RepairRequest.of(contract, """
					{"path":"","filePath":"[a.md](http://a.md)"}"""));
			assertThat(result.arguments()).isEqualTo("{\"path\":\"a.md\"}");
			assertThat(result.changes()).extracting((change) -> change.ruleId().value())
				.containsExactly("preprocess.alias", "preprocess.filesystem-path");
		}
		ToolContract without = ToolContract.of("own", "{\"type\":\"object\"}");
		assertThat(pipeline.repair(RepairRequest.of(without, "{\"file\":\"a\"}")).changes()).isEmpty();
	}

	@Test
	void environmentVariablesWork() {
		RepairProperties properties = bind(new SystemEnvironmentPropertySource("systemEnvironment",
				Map.of("REPAIR_PROFILE", "conservative", "REPAIR_MODE", "off", "REPAIR_LIMITS_MAXINPUTBYTES", "2MB",
						"REPAIR_RULES_SCHEMA_DROPNULL", "off", "REPAIR_TOOLS_READ_MODE", "shadow",
						"REPAIR_TOOLS_READ_RULES_SCHEMA_MATCHENUM", "off", "REPAIR_TOOLS_READ_PREPROCESSORS_0_KIND",
						"alias", "REPAIR_TOOLS_READ_PREPROCESSORS_0_SELECTOR", "/path",
						"REPAIR_TOOLS_READ_PREPROCESSORS_0_VALUES", "file_path,filename")));
		RepairPipeline pipeline = new RepairPropertiesAdapter(properties).pipeline();
		RepairPolicy policy = pipeline.policyFor("any");
		assertThat(policy.profile()).isEqualTo(RepairProfile.CONSERVATIVE);
		assertThat(policy.mode()).isEqualTo(RepairMode.OFF);
		assertThat(policy.limits().maxInputBytes()).isEqualTo(2 << 20);
		assertThat(policy.disabledRules()).containsExactly(DROP_NULL);
		assertThat(pipeline.policyFor("read").mode()).isEqualTo(RepairMode.SHADOW);
		assertThat(pipeline.policyFor("read").disabledRules()).containsExactlyInAnyOrder(DROP_NULL, MATCH_ENUM);
		assertThat(properties.tools().get("read")).extracting(RepairProperties.Tool::preprocessors)
			.isEqualTo(List
				.of(new RepairProperties.Preprocessor("alias", "/path", List.of("file_path", "filename"), Map.of())));
	}

	@Test
	void unknownProfileIsBindingFailure() {
		assertThatExceptionOfType(BindException.class).isThrownBy(() -> bind(Map.of("repair.profile", "brave")));
	}

	@Test
	void namesOfToolsAreUnderstoodWithoutWhatConfigurationLoses() {
		RepairPipeline fromEnvironment = new RepairPropertiesAdapter(
				bind(new SystemEnvironmentPropertySource("systemEnvironment",
						Map.of("REPAIR_TOOLS_READFILE_MODE", "shadow", "REPAIR_TOOLS_READFILE_NAMES_0", "cat"))))
			.pipeline();
		for (String tool : List.of("read_file", "readFile", "read-file", "READ_FILE")) {
			assertThat(fromEnvironment.policyFor(tool).mode()).isEqualTo(RepairMode.SHADOW);
			assertThat(fromEnvironment.resolveName("cat", Set.of(tool), null)).isEqualTo(tool);
		}
		assertThat(fromEnvironment.policyFor("read_files").mode()).isEqualTo(RepairMode.ENFORCE);
		RepairPipeline fromYaml = new RepairPropertiesAdapter(yaml("""
				repair:
				  tools:
				    read_file:
				      mode: shadow
				    List-Rooms:
				      mode: off
				    "[find_customer]":
				      mode: off
				""")).pipeline();
		assertThat(fromYaml.policyFor("read_file").mode()).isEqualTo(RepairMode.SHADOW);
		assertThat(fromYaml.policyFor("List-Rooms").mode()).isEqualTo(RepairMode.OFF);
		assertThat(fromYaml.policyFor("find_customer").mode()).isEqualTo(RepairMode.OFF);
		assertThat(fromYaml.policyFor("findCustomer").mode()).isEqualTo(RepairMode.ENFORCE);
	}

	private static RepairProperties yaml(String text) {
		try {
			return bind(new YamlPropertySourceLoader()
				.load("test.yaml", new ByteArrayResource(text.getBytes(StandardCharsets.UTF_8)))
				.get(0));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static RepairProperties bind(Map<String, Object> properties) {
		return bind(new MapPropertySource("test", properties));
	}

	private static RepairProperties bind(PropertySource<?> source) {
		StandardEnvironment environment = new StandardEnvironment();
		environment.getPropertySources().forEach((own) -> environment.getPropertySources().remove(own.getName()));
		environment.getPropertySources().addFirst(source);
		ConfigurationPropertySources.attach(environment);
		return Binder.get(environment).bindOrCreate("repair", RepairProperties.class);
	}

}
