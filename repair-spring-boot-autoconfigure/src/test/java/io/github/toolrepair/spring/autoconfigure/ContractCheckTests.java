package io.github.toolrepair.spring.autoconfigure;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.spring.tool.annotation.RepairAlias;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.ToolCallbackProvider;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.function.FunctionToolCallback;
import org.springframework.ai.tool.method.MethodToolCallbackProvider;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What is said of tools at start-up.
 */
@ExtendWith(OutputCaptureExtension.class)
class ContractCheckTests {

	private static final String REPORT = "Tools or their settings need a look";

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner().withConfiguration(
			AutoConfigurations.of(RepairAutoConfiguration.class, RepairToolCallingAutoConfiguration.class));

	@Test
	void toolsWithoutFaultsAreNotReported(CapturedOutput output) {
		this.contextRunner.withBean(Sound.class)
			.withPropertyValues("repair.tools.find.mode=shadow", "repair.contract-check=fail")
			.run((context) -> assertThat(context).hasNotFailed());
		assertThat(output).doesNotContain(REPORT);
	}

	@Test
	void allFindingsStandInOneReport(CapturedOutput output) {
		this.contextRunner.withBean(Faulty.class)
			.withBean("scalar", ToolCallback.class, () -> function("scalar", String.class, null))
			.withBean("broken", ToolCallback.class, () -> function("broken", String.class, "no schema"))
			.withPropertyValues("repair.tools.finds.mode=shadow", "repair.tools.find.aliases[/query]=limit")
			.run((context) -> assertThat(context).hasNotFailed());
		assertThat(output.toString().split(REPORT, -1)).hasSize(2);
		assertThat(output).contains("Tool 'find': The alias 'limit' of /query is another parameter.")
			.contains("Tool 'clash': The alias 'p' stands for both /path and /parent.")
			.contains("Tool 'level': Its constants 'HIGH' and 'high' differ only in their spelling.")
			.contains("Tool 'scalar': Its input schema asks for no object")
			.contains("Tool 'broken': Its input schema can't be used")
			.contains("repair.tools.finds: no bean is or has a tool of this name; did you mean find?");
	}

	@Test
	void findingsStopTheStartIfConfigured() {
		this.contextRunner.withBean("scalar", ToolCallback.class, () -> function("scalar", String.class, null))
			.withPropertyValues("repair.contract-check=fail")
			.run((context) -> assertThat(context).getFailure().isInstanceOf(ToolContractException.class));
	}

	@Test
	void failureIsAnalyzed() {
		ToolContractException failure = new ToolContractException(List.of("Tool 'a': One.", "Tool 'b': Two."));
		assertThat(new ToolContractFailureAnalyzer().analyze(failure)).satisfies((analysis) -> {
			assertThat(analysis.getDescription()).contains("- Tool 'a': One.").contains("- Tool 'b': Two.");
			assertThat(analysis.getAction()).contains("repair.contract-check=warn");
		});
		assertThat(new ToolContractFailureAnalyzer().analyze(new IllegalStateException())).isNull();
	}

	@ParameterizedTest
	@CsvSource({ "repair.contract-check=off", "repair.enabled=false" })
	void nothingIsCheckedIfSwitchedOff(String property, CapturedOutput output) {
		this.contextRunner.withBean(Faulty.class)
			.withPropertyValues(property)
			.run((context) -> assertThat(context).hasNotFailed());
		assertThat(output).doesNotContain(REPORT);
	}

	@Test
	void settingsForAToolThatIsNotKnownNeverStopTheStart() {
		this.contextRunner.withBean(Sound.class)
			.withPropertyValues("repair.tools.remote.mode=shadow", "repair.contract-check=fail")
			.run((context) -> assertThat(context).hasNotFailed());
	}

	@Test
	void lazyBeansAndProvidersThatMayAskServersAreLeftAlone() {
		List<String> asked = new ArrayList<>();
		this.contextRunner
			.withBean("lazy", ToolCallback.class, () -> function("lazy" + asked.add("lazy"), String.class, null),
					(definition) -> definition.setLazyInit(true))
			.withBean("remote", ToolCallbackProvider.class, () -> () -> {
				asked.add("remote");
				return new ToolCallback[0];
			})
			.withBean("methods", ToolCallbackProvider.class,
					() -> MethodToolCallbackProvider.builder().toolObjects(new Faulty()).build())
			.withPropertyValues("repair.contract-check=fail")
			.run((context) -> assertThat(context).getFailure()
				.hasMessageContaining("Tool 'clash'")
				.hasMessageNotContaining("lazy"));
		assertThat(asked).isEmpty();
	}

	@Test
	void toolThatComesLaterIsCheckedOnceWhenItIsCalled(CapturedOutput output) {
		ToolCallback late = function("late", String.class, null);
		this.contextRunner
			.withBean("lazy", ToolCallback.class, () -> late, (definition) -> definition.setLazyInit(true))
			.run((context) -> {
				assertThat(output).doesNotContain(REPORT);
				ToolCallback callback = context.getBean("lazy", ToolCallback.class);
				assertThat(callback.call("\"a\"")).isEqualTo("\"done\"");
				assertThat(callback.call("\"b\"")).isEqualTo("\"done\"");
			});
		assertThat(output.toString().split(REPORT, -1)).hasSize(2);
		assertThat(output).contains("Tool 'late': Its input schema asks for no object");
	}

	private static ToolCallback function(String name, Class<?> type, @Nullable String schema) {
		FunctionToolCallback.Builder<Object, String> builder = FunctionToolCallback
			.builder(name, (Object input) -> "done")
			.inputType(type);
		return ((schema != null) ? builder.inputSchema(schema) : builder).build();
	}

	enum Level {

		LOW, HIGH, high

	}

	static class Sound {

		@Tool
		String find(@RepairAlias("text") String query, int limit) {
			return query + limit;
		}

	}

	static class Faulty {

		@Tool
		String find(String query, int limit) {
			return query + limit;
		}

		@Tool
		String clash(@RepairAlias("p") String path, @RepairAlias("p") String parent) {
			return path + parent;
		}

		@Tool
		String level(Level level) {
			return level.name();
		}

	}

}
