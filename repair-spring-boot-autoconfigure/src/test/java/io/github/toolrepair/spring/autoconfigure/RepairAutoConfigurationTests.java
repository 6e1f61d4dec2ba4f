package io.github.toolrepair.spring.autoconfigure;

import java.time.Instant;
import java.util.List;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.RepairRequest;
import io.github.toolrepair.RepairResult;
import io.github.toolrepair.cleanup.ValueCleanup;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.RepairMode;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.ToolSettings;
import io.github.toolrepair.owner.OwnerHook;
import io.github.toolrepair.preprocess.StructuralRepair;
import io.github.toolrepair.telemetry.RepairStatistics;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;

import static org.assertj.core.api.Assertions.assertThat;

class RepairAutoConfigurationTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(RepairAutoConfiguration.class));

	@Test
	void definesPipelineAndStatistics() {
		this.contextRunner.run((context) -> assertThat(context).hasSingleBean(RepairPipeline.class)
			.hasSingleBean(RepairStatistics.class)
			.hasSingleBean(RepairProperties.class));
	}

	@Test
	void statisticsBeginWhenTheContextStarts() {
		Instant before = Instant.now();
		this.contextRunner.run((context) -> assertThat(context.getBean(RepairStatistics.class).summary().since())
			.isBetween(before, Instant.now()));
	}

	@Test
	void definesNothingWhenSwitchedOff() {
		this.contextRunner.withPropertyValues("repair.enabled=false")
			.run((context) -> assertThat(context).doesNotHaveBean(RepairPipeline.class)
				.doesNotHaveBean(RepairStatistics.class));
	}

	@Test
	void codeOfTheApplicationTakesPartInItsOrder() {
		this.contextRunner.withUserConfiguration(OwnerConfiguration.class)
			.withPropertyValues("repair.model-gates.cleanup.end-token=^llama",
					"repair.model-gates.structural.fold=^llama")
			.run((context) -> {
				RepairResult result = repair(context.getBean(RepairPipeline.class));
				assertThat(result.changes()).extracting((change) -> change.ruleId().value())
					.containsExactly("owner.prepare-arguments", "owner.prepare-arguments", "structural.fold",
							"cleanup.end-token");
				assertThat(result.arguments()).isEqualTo("{\"path\":\"a\",\"order\":[\"first\",\"second\",\"fold\"]}");
			});
	}

	@Test
	void propertiesSwitchCodeOfTheApplicationOff() {
		this.contextRunner.withUserConfiguration(OwnerConfiguration.class)
			.withPropertyValues("repair.rules.structural.fold=off", "repair.rules.owner.prepare-arguments=off")
			.run((context) -> assertThat(repair(context.getBean(RepairPipeline.class)).changes()).isEmpty());
	}

	@Test
	void customizersChangeThePipelineLastInTheirOrder() {
		this.contextRunner
			.withBean("second", RepairPipelineCustomizer.class,
					() -> new OrderedCustomizer(2, RepairPolicy.defaults().withMode(RepairMode.SHADOW)))
			.withBean("first", RepairPipelineCustomizer.class,
					() -> new OrderedCustomizer(1, RepairPolicy.defaults().withMode(RepairMode.OFF)))
			.withPropertyValues("repair.mode=enforce")
			.run((context) -> assertThat(context.getBean(RepairPipeline.class).policyFor("read").mode())
				.isEqualTo(RepairMode.SHADOW));
	}

	@Test
	void mistakeOfACustomizerStopsTheStart() {
		RepairPipelineCustomizer customizer = (builder) -> builder.tool("read",
				new ToolSettings(null, List.of(" "), List.of()));
		this.contextRunner.withBean(RepairPipelineCustomizer.class, () -> customizer)
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.isInstanceOf(RepairConfigurationException.class));
	}

	private static RepairResult repair(RepairPipeline pipeline) {
		ToolContract tool = ToolContract.of("read", "{\"type\":\"object\"}");
		return pipeline.repair(RepairRequest.of(tool, "{\"path\":\"a</s>\"}").withModelId("llama-3"));
	}

	@Test
	void backsOffForPipelineOfTheUser() {
		this.contextRunner.withUserConfiguration(PipelineConfiguration.class)
			.run((context) -> assertThat(context).getBean(RepairPipeline.class)
				.isSameAs(context.getBean("ownPipeline")));
	}

	@Test
	void backsOffForStatisticsOfTheUser() {
		this.contextRunner.withUserConfiguration(StatisticsConfiguration.class)
			.run((context) -> assertThat(context).getBean(RepairStatistics.class)
				.isSameAs(context.getBean("ownStatistics")));
	}

	private record OrderedCustomizer(int order, RepairPolicy policy) implements RepairPipelineCustomizer, Ordered {

		@Override
		public void customize(RepairPipeline.Builder builder) {
			builder.policy(this.policy);
		}

		@Override
		public int getOrder() {
			return this.order;
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnerConfiguration {

		@Bean
		@Order(2)
		OwnerHook secondHook() {
			return (tool, arguments) -> add(arguments, "second");
		}

		@Bean
		@Order(1)
		OwnerHook firstHook() {
			return (tool, arguments) -> add(arguments, "first");
		}

		@Bean
		StructuralRepair structuralRepair() {
			return new StructuralRepair() {

				@Override
				public RuleId id() {
					return new RuleId("structural.fold");
				}

				@Override
				public ObjectNode repair(ObjectNode arguments) {
					return add(arguments, "fold");
				}

			};
		}

		@Bean
		ValueCleanup valueCleanup() {
			return new ValueCleanup() {

				@Override
				public RuleId id() {
					return new RuleId("cleanup.end-token");
				}

				@Override
				public Selector selector() {
					return Selector.parse("/path");
				}

				@Override
				public String clean(String text) {
					return text.replace("</s>", "");
				}

			};
		}

		private static ObjectNode add(ObjectNode arguments, String name) {
			arguments.withArray("order").add(name);
			return arguments;
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class PipelineConfiguration {

		@Bean
		RepairPipeline ownPipeline() {
			return RepairPipeline.builder().build();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class StatisticsConfiguration {

		@Bean
		RepairStatistics ownStatistics() {
			return new RepairStatistics(Instant.EPOCH);
		}

	}

}
