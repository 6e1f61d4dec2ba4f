package io.github.toolrepair.spring.autoconfigure;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.spring.tool.RepairEventPublisher;
import io.github.toolrepair.spring.tool.RepairToolCallingManager;
import io.github.toolrepair.spring.tool.ToolCallRepairOptions;
import io.github.toolrepair.spring.tool.ToolCallRepairer;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RepairListener;
import io.github.toolrepair.telemetry.RepairStatistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.DefaultToolCallingManager;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.autoconfigure.ToolCallingAutoConfiguration;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.ai.tool.execution.ToolExecutionException;
import org.springframework.ai.tool.function.FunctionToolCallback;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;
import org.springframework.context.annotation.Scope;
import org.springframework.context.annotation.ScopedProxyMode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

@ExtendWith(OutputCaptureExtension.class)
class RepairToolCallingAutoConfigurationTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(RepairAutoConfiguration.class,
				RepairToolCallingAutoConfiguration.class, ToolCallingAutoConfiguration.class));

	@Test
	void decoratesTheManagerOfSpringAi() {
		this.contextRunner.withPropertyValues("repair.tools.greet.aliases[/name]=user_name").run((context) -> {
			assertThat(context).getBean(ToolCallingManager.class).isInstanceOf(RepairToolCallingManager.class);
			assertThat(answer(context.getBean(ToolCallingManager.class), "greet", "{\"user_name\":\"Ada\"}"))
				.contains("Hello Ada", "repair_note");
		});
	}

	@Test
	void leavesTheManagerAloneWhenSwitchedOff() {
		this.contextRunner.withPropertyValues("repair.enabled=false")
			.run((context) -> assertThat(context).getBean(ToolCallingManager.class)
				.isInstanceOf(DefaultToolCallingManager.class));
	}

	@Test
	void definesNothingWithoutSpringAi() {
		new ApplicationContextRunner()
			.withConfiguration(
					AutoConfigurations.of(RepairAutoConfiguration.class, RepairToolCallingAutoConfiguration.class))
			.withClassLoader(new FilteredClassLoader(ToolCallingManager.class))
			.run((context) -> assertThat(context).hasSingleBean(RepairPipeline.class)
				.doesNotHaveBean(RepairEventPublisher.class));
	}

	@Test
	void decoratesManagerOfTheUser() {
		this.contextRunner.withUserConfiguration(OwnManagerConfiguration.class).run((context) -> {
			assertThat(context).getBean(ToolCallingManager.class).isInstanceOf(RepairToolCallingManager.class);
			assertThat(answer(context.getBean(ToolCallingManager.class), "greet", "{}")).contains("/name");
		});
	}

	@Test
	void managerThatIsDeclaredAsClassKeepsIt() {
		this.contextRunner.withUserConfiguration(ManagerClassConfiguration.class).run((context) -> {
			CountingManager manager = context.getBean(CountingManager.class);
			assertThat(answer(context.getBean(ToolCallingManager.class), "greet", "[{\"name\":\"Ada\"}]"))
				.contains("Hello Ada", "repair_note");
			assertThat(manager.executions()).isEqualTo(1);
			assertThat(manager.resolveToolDefinitions(ToolCallingChatOptions.builder().build())).isEmpty();
		});
	}

	@Test
	void managerThatIsDeclaredAsFinalClassIsLeftAloneWithWarning(CapturedOutput output) {
		this.contextRunner.withUserConfiguration(FinalManagerClassConfiguration.class).run((context) -> {
			assertThat(context.getBean(DefaultToolCallingManager.class)).isNotNull();
			assertThat(answer(context.getBean(ToolCallingManager.class), "greet", "{}")).contains("Hello null");
		});
		assertThat(output).containsOnlyOnce("declare it as ToolCallingManager");
	}

	@Test
	void decoratesManagerInScopeOnce() {
		this.contextRunner.withUserConfiguration(ScopedManagerConfiguration.class).run((context) -> {
			ToolCallingManager manager = context.getBean("ownManager", ToolCallingManager.class);
			assertThat(manager).isInstanceOf(RepairToolCallingManager.class);
			assertThat(context.getBean("scopedTarget.ownManager")).isInstanceOf(DefaultToolCallingManager.class);
			assertThat(answer(manager, "greet", "{}")).contains("/name");
			assertThat(context.getBean(RepairStatistics.class).summary().outcomes())
				.containsEntry(RepairOutcome.UNREPAIRABLE, 1L);
		});
	}

	@Test
	void backsOffForBeansOfTheUser() {
		this.contextRunner.withUserConfiguration(OwnBeansConfiguration.class)
			.run((context) -> assertThat(context).hasNotFailed()
				.hasSingleBean(ToolCallRepairer.class)
				.hasBean("ownRepairer")
				.hasSingleBean(RepairEventPublisher.class)
				.hasBean("ownPublisher"));
	}

	@Test
	void createsNoBeanEarly() {
		this.contextRunner.withUserConfiguration(CountingConfiguration.class).run((context) -> {
			assertThat(CountingConfiguration.created).hasValue(0);
			context.getBean(ToolCallingManager.class).resolveToolDefinitions(ToolCallingChatOptions.builder().build());
			assertThat(CountingConfiguration.created).hasValue(0);
			answer(context.getBean(ToolCallingManager.class), "greet", "{\"name\":\"Ada\"}");
			answer(context.getBean(ToolCallingManager.class), "greet", "{\"name\":\"Ada\"}");
			assertThat(CountingConfiguration.created).hasValue(1);
		});
	}

	@Test
	void tellsListenersAndStatistics() {
		this.contextRunner.withUserConfiguration(ListenerConfiguration.class).run((context) -> {
			answer(context.getBean(ToolCallingManager.class), "greet", "{}");
			assertThat(context.getBean(ListenerConfiguration.class).events).extracting(RepairEvent::tool)
				.containsExactly("greet");
			assertThat(context.getBean(RepairStatistics.class).summary().tools()).containsOnlyKeys("greet");
		});
	}

	@Test
	void refusalIsThrownWhereTheApplicationAsksForIt() {
		this.contextRunner.withPropertyValues("spring.ai.tools.throw-exception-on-error=true")
			.run((context) -> assertThatExceptionOfType(ToolExecutionException.class)
				.isThrownBy(() -> answer(context.getBean(ToolCallingManager.class), "greet", "{}")));
	}

	@Test
	void findsToolsByNameOnlyWhereSpringAiDoes() {
		ApplicationContextRunner withBean = this.contextRunner.withBean("hidden", ToolCallback.class,
				() -> greeting("hidden"));
		withBean.withPropertyValues("spring.ai.tools.resolution.fallback.enabled=true")
			.run((context) -> assertThat(
					answer(context.getBean(ToolCallingManager.class), "hidden", "{\"name\":\"Ada\"}"))
				.contains("Hello Ada"));
		withBean.run((context) -> assertThat(
				answer(context.getBean(ToolCallingManager.class), "hidden", "{\"name\":\"Ada\"}"))
			.contains("unknown-tool"));
	}

	@Test
	void optionsComeFromProperties() {
		this.contextRunner.withPropertyValues("repair.on-unrepairable=passthrough")
			.run((context) -> assertThat(answer(context.getBean(ToolCallingManager.class), "greet", "{}"))
				.contains("Hello null"));
		this.contextRunner.run((context) -> assertThatIllegalStateException()
			.isThrownBy(() -> answer(context.getBean(ToolCallingManager.class), "fail", "{}"))
			.withMessage("down"));
		this.contextRunner.withPropertyValues("repair.contain-exceptions=true")
			.run((context) -> assertThat(answer(context.getBean(ToolCallingManager.class), "fail", "{}"))
				.isEqualTo("down"));
		this.contextRunner.withPropertyValues("repair.max-identical-retries=0")
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.isInstanceOf(InvalidRepairPropertyException.class)
				.hasMessageContaining("repair.max-identical-retries"));
	}

	static String answer(ToolCallingManager manager, String tool, String arguments) {
		Prompt prompt = new Prompt(List.of(new UserMessage("Go on.")),
				ToolCallingChatOptions.builder().toolCallbacks(greeting("greet"), new FailingTool()).build());
		AssistantMessage message = AssistantMessage.builder()
			.toolCalls(List.of(new ToolCall("1", "function", tool, arguments)))
			.build();
		List<Message> history = manager.executeToolCalls(prompt, new ChatResponse(List.of(new Generation(message))))
			.conversationHistory();
		return ((ToolResponseMessage) history.get(history.size() - 1)).getResponses().get(0).responseData();
	}

	private static ToolCallback greeting(String name) {
		return FunctionToolCallback.builder(name, (Person person) -> "Hello " + person.name())
			.inputType(Person.class)
			.build();
	}

	record Person(String name) {

	}

	private static final class FailingTool implements ToolCallback {

		@Override
		public ToolDefinition getToolDefinition() {
			return ToolDefinition.builder().name("fail").inputSchema("{\"type\":\"object\"}").build();
		}

		@Override
		public String call(String toolInput) {
			throw new IllegalStateException("down");
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnManagerConfiguration {

		@Bean
		ToolCallingManager ownManager() {
			return DefaultToolCallingManager.builder().build();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class ManagerClassConfiguration {

		@Bean
		CountingManager ownManager() {
			return new CountingManager();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class FinalManagerClassConfiguration {

		@Bean
		DefaultToolCallingManager ownManager() {
			return DefaultToolCallingManager.builder().build();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class ScopedManagerConfiguration {

		@Bean
		@Scope(scopeName = "prototype", proxyMode = ScopedProxyMode.INTERFACES)
		ToolCallingManager ownManager() {
			return DefaultToolCallingManager.builder().build();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnBeansConfiguration {

		@Bean
		RepairEventPublisher ownPublisher() {
			return new RepairEventPublisher(List.of(), InstantSource.system());
		}

		@Bean
		ToolCallRepairer ownRepairer(RepairPipeline pipeline, RepairEventPublisher publisher) {
			return new ToolCallRepairer(pipeline, ToolCallRepairOptions.defaults(), publisher, (name) -> null);
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class CountingConfiguration {

		private static final AtomicInteger created = new AtomicInteger();

		@Bean
		@Lazy
		ToolCallRepairer ownRepairer(RepairPipeline pipeline, ObjectProvider<RepairEventPublisher> publisher) {
			created.incrementAndGet();
			return new ToolCallRepairer(pipeline, ToolCallRepairOptions.defaults(), publisher.getObject(),
					(name) -> null);
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class ListenerConfiguration {

		private final List<RepairEvent> events = new ArrayList<>();

		@Bean
		RepairListener ownListener() {
			return this.events::add;
		}

	}

}
