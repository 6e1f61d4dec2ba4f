package io.github.toolrepair.spring.autoconfigure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RuleId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.env.StandardEnvironment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatException;

/**
 * What a person reads who made a mistake in {@code application.yml}.
 */
@ExtendWith(OutputCaptureExtension.class)
class ConfigurationMistakesTests {

	@TempDir
	private Path folder;

	@ParameterizedTest(name = "{0}")
	@MethodSource("mistakes")
	void mistakeStopsTheStartWithReport(String mistake, String yaml, List<String> report, CapturedOutput output)
			throws IOException {
		assertThatException().isThrownBy(() -> start(yaml, Application.class));
		assertThat(output).contains("APPLICATION FAILED TO START").contains(report).contains("application.yml");
	}

	static Stream<Arguments> mistakes() {
		return Stream.of(
				Arguments.of("unknown profile", """
						repair:
						  profile: brave
						""",
						List.of("Property: repair.profile", "Value: \"brave\"", "ADAPTIVE", "CONSERVATIVE", "RECOVER",
								"2:12")),
				Arguments.of("unknown mode of a tool", """
						repair:
						  tools:
						    read:
						      mode: sometimes
						""", List.of("Property: repair.tools.read.mode", "Value: \"sometimes\"", "SHADOW", "4:13")),
				Arguments.of("unknown rule", """
						repair:
						  rules:
						    schema.drop-nulls: off
						""",
						List.of("Property: repair.rules.schema.drop-nulls", "There is no rule with this ID",
								"schema.drop-null,", "3:24")),
				Arguments.of("unknown rule of a tool", """
						repair:
						  tools:
						    read:
						      rules:
						        schema.drop-nulls: off
						""",
						List.of("Property: repair.tools.read.rules.schema.drop-nulls", "There is no rule with this ID",
								"schema.drop-null,", "5:28")),
				Arguments.of("unknown rule of a model gate", """
						repair:
						  model-gates:
						    schema.drop-nulls: [gpt]
						""", List.of("Property: repair.model-gates.schema.drop-nulls", "schema.drop-null,", "3:25")),
				Arguments.of("regular expression", """
						repair:
						  model-gates:
						    schema.drop-null:
						    - gpt
						    - "claude-(3"
						""",
						List.of("Property: repair.model-gates.schema.drop-null[1]", "Value: \"claude-(3\"",
								"Unclosed group at position 9", "backslash", "5:7")),
				Arguments.of("one name for two tools", """
						repair:
						  tools:
						    read:
						      names: cat
						    show:
						      names: [display, cat]
						""",
						List.of("Property: repair.tools.show.names", "Value: \"display,cat\"",
								"The name 'cat' is listed for two tools", "6:15")),
				Arguments.of("regular expression of model families", """
						repair:
						  grammar:
						    model-families: ["qwen", "glm-[4"]
						""",
						List.of("Property: repair.grammar.model-families[1]", "Value: \"glm-[4\"",
								"It is not a regular expression", "3:30")),
				Arguments.of("grammar family", """
						repair:
						  grammar:
						    families:
						      hermess: off
						""",
						List.of("Property: repair.grammar.families.hermess", "There is no grammar family with this ID",
								"hermes,", "4:16")),
				Arguments.of("selector without brackets", """
						repair:
						  tools:
						    readFile:
						      aliases:
						        /path: [file_path]
						""", List.of("Property: repair.tools.readFile.aliases.path", "Put the selector in brackets",
						"\"[/path]\": in YAML", "repair.tools.readFile.aliases[/path]= in a properties file", "5:17")),
				Arguments.of("selector", """
						repair:
						  tools:
						    read:
						      aliases:
						        "[/a/~2b]": [c]
						""",
						List.of("Property: repair.tools.read.aliases[/a/~2b]", "Value: \"/a/~2b\"",
								"Correct the selector at position 3", "5:22")),
				Arguments.of("selector of a preprocessor", """
						repair:
						  tools:
						    read:
						      preprocessors:
						      - kind: filesystem-path
						        selector: path
						""",
						List.of("Property: repair.tools.read.preprocessors[0].selector", "Value: \"path\"",
								"position 0", "6:19")),
				Arguments.of("kind of a preprocessor", """
						repair:
						  tools:
						    read:
						      preprocessors:
						      - kind: filesystem-pth
						        selector: /path
						""",
						List.of("Property: repair.tools.read.preprocessors[0].kind", "Value: \"filesystem-pth\"",
								"alias, ", "filesystem-path", "5:15")),
				Arguments.of("kind of a preprocessor of all tools", """
						repair:
						  preprocessors:
						  - kind: rot13
						    selector: /path
						""",
						List.of("Property: repair.preprocessors[0].kind", "Value: \"rot13\"", "string-or-array",
								"3:11")),
				Arguments.of("preset of an alias", """
						repair:
						  tools:
						    read:
						      aliases:
						        "[/path]": ["preset:paths"]
						""",
						List.of("Property: repair.tools.read.aliases[/path]", "There is no alias preset 'paths'",
								"command, content, new-text, old-text, path, pattern", "5:21")),
				Arguments.of("option of a preprocessor", """
						repair:
						  preprocessors:
						  - kind: filesystem-path
						    selector: /path
						  - kind: alias
						    selector: /path
						    values: [file]
						    options:
						      replace-blank: on
						""", List.of("Property: repair.preprocessors[1]", "'replace-empty'", "5:11")),
				Arguments.of("alias that repeats the name", """
						repair:
						  tools:
						    read:
						      aliases:
						        "[/path]": [path]
						""",
						List.of("Property: repair.tools.read.aliases[/path]", "repeats the parameter's own name",
								"5:21")),
				Arguments.of("switch for everything that is misspelt", """
						repair:
						  enabled: fasle
						""", List.of("Property: repair.enabled", "Value: \"fasle\"", "2:12")),
				Arguments.of("property that does not exist", """
						repair:
						  profil: recover
						""", List.of("Property: repair.profil", "Value: \"recover\"", "2:11")),
				Arguments.of("property that does not exist for a tool", """
						repair:
						  tools:
						    read:
						      alias:
						        "[/path]": [file]
						""", List.of("repair.tools.read.alias", "5:21")),
				Arguments.of("tool name with a dot outside brackets", """
						repair:
						  tools:
						    fs.read:
						      mode: shadow
						""", List.of("repair.tools.fs.read.mode", "Value: \"shadow\"", "4:13")),
				Arguments.of("model gate without a model", """
						repair:
						  model-gates:
						    schema.drop-null: []
						""", List.of("Property: repair.model-gates.schema.drop-null", "It lists no model", "3:23")),
				Arguments.of("one alias of two parameters", """
						repair:
						  tools:
						    read:
						      aliases:
						        "[/path]": [p]
						        "[/pattern]": [p]
						""",
						List.of("Property: repair.tools.read.aliases[/pattern]", "stands for both", "Value: \"p\"",
								"6:24")),
				Arguments.of("blank alias", """
						repair:
						  tools:
						    read:
						      aliases:
						        "[/path]": [" "]
						""", List.of("Property: repair.tools.read.aliases[/path]", "lists a blank name")),
				Arguments.of("limit out of range", """
						repair:
						  limits:
						    max-depth: 501
						""", List.of("Property: repair.limits.max-depth", "Value: \"501\"", "from 1 to 500", "3:16")),
				Arguments.of("size out of range", """
						repair:
						  limits:
						    max-input-bytes: 4GB
						""", List.of("Property: repair.limits.max-input-bytes", "from 1 to 2147483647", "3:22")),
				Arguments.of("switch that is neither on nor off", """
						repair:
						  rules:
						    schema.drop-null: maybe
						""", List.of("Property: repair.rules.schema.drop-null", "Value: \"maybe\"", "3:23")));
	}

	@Test
	void mistakeInPipelineOfTheUserStopsTheStartWithReport(CapturedOutput output) {
		assertThatException().isThrownBy(() -> start("", OwnPipelineApplication.class));
		assertThat(output).contains("APPLICATION FAILED TO START", "There is no rule 'schema.drop-nulls'",
				"Correct the settings with which the RepairPipeline is built.");
	}

	@Test
	void otherFailuresAreLeftToOtherAnalyzers() {
		assertThat(new InvalidRepairPropertyFailureAnalyzer(new StandardEnvironment())
			.analyze(new IllegalStateException())).isNull();
		assertThat(new RepairConfigurationFailureAnalyzer().analyze(new IllegalStateException())).isNull();
	}

	private void start(String yaml, Class<?> application) throws IOException {
		Path file = Files.writeString(this.folder.resolve("application.yml"), yaml);
		new SpringApplicationBuilder(application).web(WebApplicationType.NONE)
			.properties("spring.config.location=" + file.toUri(), "spring.main.banner-mode=off")
			.run()
			.close();
	}

	@Configuration(proxyBeanMethods = false)
	@ImportAutoConfiguration(RepairAutoConfiguration.class)
	static class Application {

	}

	@Configuration(proxyBeanMethods = false)
	@ImportAutoConfiguration(RepairAutoConfiguration.class)
	static class OwnPipelineApplication {

		@Bean
		RepairPipeline ownPipeline() {
			return RepairPipeline.builder()
				.policy(RepairPolicy.defaults().withDisabledRules(Set.of(new RuleId("schema.drop-nulls"))))
				.build();
		}

	}

}
