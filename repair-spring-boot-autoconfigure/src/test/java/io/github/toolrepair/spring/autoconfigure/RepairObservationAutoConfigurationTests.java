package io.github.toolrepair.spring.autoconfigure;

import java.util.Map;

import io.github.toolrepair.spring.observation.RepairObservationDocumentation;
import io.github.toolrepair.spring.observation.RepairObservationHandler;
import io.github.toolrepair.spring.observation.RepairToolCallingObservationConvention;
import io.micrometer.core.instrument.observation.DefaultMeterObservationHandler;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.micrometer.tracing.handler.DefaultTracingObservationHandler;
import io.micrometer.tracing.test.simple.SimpleSpan;
import io.micrometer.tracing.test.simple.SimpleTracer;
import org.junit.jupiter.api.Test;

import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.autoconfigure.ToolCallingAutoConfiguration;
import org.springframework.ai.tool.observation.DefaultToolCallingObservationConvention;
import org.springframework.ai.tool.observation.ToolCallingObservationConvention;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.micrometer.observation.autoconfigure.ObservationAutoConfiguration;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

import static org.assertj.core.api.Assertions.assertThat;

class RepairObservationAutoConfigurationTests {

	private static final String UNTOLD = RepairObservationDocumentation.NONE;

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(RepairAutoConfiguration.class,
				RepairToolCallingAutoConfiguration.class, RepairObservationAutoConfiguration.class,
				ToolCallingAutoConfiguration.class, ObservationAutoConfiguration.class))
		.withUserConfiguration(TracingConfiguration.class)
		.withPropertyValues("repair.tools.greet.aliases[/name]=user_name");

	@Test
	void spanOfRepairedCallTellsOutcomeRulesAndProfile() {
		this.contextRunner.run((context) -> {
			SimpleSpan span = call(context.getBean(ToolCallingManager.class), context.getBean(SimpleTracer.class),
					"greet", "{\"user_name\":\"Ada\"}");
			assertThat(span.getName()).isEqualTo("execute_tool greet");
			assertThat(span.getTags()).containsEntry("repair.outcome", "repaired")
				.containsEntry("repair.profile", "adaptive")
				.containsEntry("repair.rules", "preprocess.alias")
				.hasEntrySatisfying("repair.fingerprint", (fingerprint) -> assertThat(fingerprint).hasSize(16))
				.containsEntry("spring.ai.tool.definition.name", "greet");
			assertThat(span.getEvents()).extracting(Map.Entry::getValue).containsExactly("repair.repaired");
		});
	}

	@Test
	void spanOfValidCallHasNoEvent() {
		this.contextRunner.run((context) -> {
			SimpleSpan span = call(context.getBean(ToolCallingManager.class), context.getBean(SimpleTracer.class),
					"greet", "{\"name\":\"Ada\"}");
			assertThat(span.getTags()).containsEntry("repair.outcome", "valid").containsEntry("repair.rules", UNTOLD);
			assertThat(span.getEvents()).isEmpty();
		});
	}

	@Test
	void spanOfRejectedCallHasAnEvent() {
		this.contextRunner.run((context) -> {
			SimpleSpan span = call(context.getBean(ToolCallingManager.class), context.getBean(SimpleTracer.class),
					"greet", "{}");
			assertThat(span.getTags()).containsEntry("repair.outcome", "unrepairable");
			assertThat(span.getEvents()).extracting(Map.Entry::getValue).containsExactly("repair.rejected");
		});
	}

	@Test
	void inventedNameOfToolIsNeitherInSpansNorInMeters() {
		this.contextRunner.run((context) -> {
			SimpleSpan span = call(context.getBean(ToolCallingManager.class), context.getBean(SimpleTracer.class),
					"invented", "{}");
			assertThat(span.getName()).isEqualTo("execute_tool other");
			assertThat(span.getTags()).containsEntry("spring.ai.tool.definition.name", "other");
			assertThat(context.getBean(SimpleMeterRegistry.class).getMeters().toString()).doesNotContain("invented");
			assertThat(span.toString()).doesNotContain("invented");
		});
	}

	@Test
	void metersOfCallsHaveTheSameTagsWhateverTheMode() {
		this.contextRunner.run((context) -> {
			call(context.getBean(ToolCallingManager.class), context.getBean(SimpleTracer.class), "greet",
					"{\"user_name\":\"Ada\"}");
			SimpleMeterRegistry registry = context.getBean(SimpleMeterRegistry.class);
			assertThat(registry.get("spring.ai.tool")
				.tags("repair.outcome", "repaired", "repair.profile", "adaptive")
				.timer()
				.count()).isEqualTo(1);
			assertThat(
					registry.get("spring.ai.tool.repair.repaired").tags("repair.outcome", "repaired").counter().count())
				.isEqualTo(1);
		});
		this.contextRunner.withPropertyValues("repair.mode=off").run((context) -> {
			SimpleSpan span = call(context.getBean(ToolCallingManager.class), context.getBean(SimpleTracer.class),
					"greet", "{\"name\":\"Ada\"}");
			assertThat(span.getTags()).containsEntry("repair.outcome", UNTOLD).containsEntry("repair.profile", UNTOLD);
		});
	}

	@Test
	void shadowModeTellsTheOutcomeWithoutEvent() {
		this.contextRunner.withPropertyValues("repair.mode=shadow").run((context) -> {
			SimpleSpan span = call(context.getBean(ToolCallingManager.class), context.getBean(SimpleTracer.class),
					"greet", new String("{\"user_name\":\"Ada\"}"));
			assertThat(span.getTags()).containsEntry("repair.outcome", "repaired")
				.containsEntry("repair.rules", "preprocess.alias");
			assertThat(span.getEvents()).isEmpty();
		});
	}

	@Test
	void backsOffForConventionOfTheUser() {
		this.contextRunner.withUserConfiguration(OwnConventionConfiguration.class).run((context) -> {
			assertThat(context).hasSingleBean(ToolCallingObservationConvention.class)
				.doesNotHaveBean(RepairToolCallingObservationConvention.class);
			SimpleSpan span = call(context.getBean(ToolCallingManager.class), context.getBean(SimpleTracer.class),
					"greet", "{\"user_name\":\"Ada\"}");
			assertThat(span.getTags()).doesNotContainKey("repair.outcome");
			assertThat(span.getEvents()).extracting(Map.Entry::getValue).containsExactly("repair.repaired");
		});
	}

	@Test
	void definesNothingWhenSwitchedOff() {
		this.contextRunner.withPropertyValues("repair.enabled=false")
			.run((context) -> assertThat(context).doesNotHaveBean(ToolCallingObservationConvention.class)
				.doesNotHaveBean(RepairObservationHandler.class));
	}

	@Test
	void backsOffWithoutSpringAi() {
		new ApplicationContextRunner()
			.withConfiguration(AutoConfigurations.of(RepairAutoConfiguration.class,
					RepairToolCallingAutoConfiguration.class, RepairObservationAutoConfiguration.class))
			.withClassLoader(new FilteredClassLoader("org.springframework.ai"))
			.run((context) -> assertThat(context).hasNotFailed().doesNotHaveBean("repairObservationHandler"));
	}

	private static SimpleSpan call(ToolCallingManager manager, SimpleTracer tracer, String tool, String arguments) {
		RepairToolCallingAutoConfigurationTests.answer(manager, tool, arguments);
		return tracer.onlySpan();
	}

	@Configuration(proxyBeanMethods = false)
	static class TracingConfiguration {

		@Bean
		SimpleTracer tracer() {
			return new SimpleTracer();
		}

		@Bean
		SimpleMeterRegistry meterRegistry() {
			return new SimpleMeterRegistry();
		}

		@Bean
		DefaultTracingObservationHandler tracingObservationHandler(SimpleTracer tracer) {
			return new DefaultTracingObservationHandler(tracer);
		}

		@Bean
		DefaultMeterObservationHandler meterObservationHandler(SimpleMeterRegistry registry) {
			return new DefaultMeterObservationHandler(registry);
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnConventionConfiguration {

		@Bean
		ToolCallingObservationConvention ownConvention() {
			return new DefaultToolCallingObservationConvention();
		}

	}

}
