package io.github.toolrepair.spring.autoconfigure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.spring.tool.RepairEventPublisher;
import io.github.toolrepair.spring.tool.RepairingToolCallback;
import io.github.toolrepair.spring.tool.ToolCallRefusedException;
import io.github.toolrepair.spring.tool.ToolCallRepairOptions;
import io.github.toolrepair.spring.tool.ToolCallRepairer;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RepairListener;
import org.aopalliance.intercept.MethodInterceptor;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.autoconfigure.ToolCallingAutoConfiguration;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.ToolCallbackProvider;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.ai.tool.execution.ToolExecutionException;
import org.springframework.ai.tool.function.FunctionToolCallback;
import org.springframework.ai.tool.metadata.ToolMetadata;
import org.springframework.ai.tool.method.MethodToolCallbackProvider;
import org.springframework.ai.tool.resolution.ToolCallbackResolver;
import org.springframework.aop.framework.ProxyFactory;
import org.springframework.aop.support.AopUtils;
import org.springframework.beans.factory.FactoryBean;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfigurations;
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

/**
 * Callers that get hold of callbacks as beans and call them without a manager.
 */
@ExtendWith(OutputCaptureExtension.class)
class RepairToolCallbackPostProcessorTests {

	private static final String WRAPPED = "[{\"name\":\"Ada\"}]";

	private final List<RepairEvent> events = Collections.synchronizedList(new ArrayList<>());

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(RepairAutoConfiguration.class,
				RepairToolCallingAutoConfiguration.class, ToolCallingAutoConfiguration.class))
		.withBean(RepairListener.class, () -> this.events::add);

	@Test
	void functionCallbackIsRepaired() {
		run(() -> greeting("greet"), (tool) -> {
			assertThat(tool.call(WRAPPED)).contains("Hello Ada").containsOnlyOnce("<repair_note>");
			assertThat(this.events).extracting(RepairEvent::outcome).containsExactly(RepairOutcome.REPAIRED);
		});
	}

	@Test
	void unrepairableCallIsRefused() {
		run(() -> greeting("greet"),
				(tool) -> assertThatExceptionOfType(ToolExecutionException.class)
					.isThrownBy(() -> tool.call("{\"nam\":\"Ada\"}"))
					.withMessageContaining("/name")
					.withCauseInstanceOf(ToolCallRefusedException.class));
	}

	@Test
	void validCallIsLeftAsItIs() {
		HandWrittenTool target = new HandWrittenTool();
		run(() -> target, (tool) -> {
			assertThat(tool.call(" {\"name\" : \"Ada\"} ")).isEqualTo("Hello");
			assertThat(target.ran).containsExactly("call  {\"name\" : \"Ada\"} ");
		});
	}

	@Test
	void formOfTheCallAndToolContextAreKept() {
		HandWrittenTool target = new HandWrittenTool();
		ToolContext toolContext = new ToolContext(Map.of("user", "u1"));
		run(() -> target, (tool) -> {
			tool.call(WRAPPED);
			tool.call(WRAPPED, toolContext);
			tool.call(WRAPPED, null);
			assertThat(target.ran).containsExactly("call {\"name\":\"Ada\"}", "call {\"name\":\"Ada\"} {user=u1}",
					"call {\"name\":\"Ada\"} null");
		});
	}

	@Test
	void definitionAndMetadataAreThoseOfTheTool() {
		HandWrittenTool target = new HandWrittenTool();
		run(() -> target, (tool) -> {
			assertThat(tool.getToolDefinition()).isSameAs(target.getToolDefinition());
			assertThat(tool.getToolMetadata().returnDirect()).isFalse();
		});
	}

	@Test
	void resultForPersonCarriesNoNote() {
		run(() -> FunctionToolCallback.builder("show", (Person person) -> "Hello " + person.name())
			.inputType(Person.class)
			.toolMetadata(ToolMetadata.builder().returnDirect(true).build())
			.build(), (tool) -> {
				assertThat(tool.getToolMetadata().returnDirect()).isTrue();
				assertThat(tool.call(WRAPPED)).isEqualTo("\"Hello Ada\"");
			});
	}

	@Test
	void absentTextIsRefusedWhereArgumentsAreRequired() {
		run(() -> greeting("greet"), (tool) -> {
			assertThatExceptionOfType(ToolExecutionException.class).isThrownBy(() -> tool.call(""));
			assertThatExceptionOfType(ToolExecutionException.class).isThrownBy(() -> callWithNull(tool));
		});
	}

	@Test
	void failureToBindBecomesRefusal() {
		run(() -> failing(new IllegalArgumentException("argument type mismatch")),
				(tool) -> assertThatExceptionOfType(ToolExecutionException.class)
					.isThrownBy(() -> tool.call("{\"name\":\"Ada\"}"))
					.withCauseInstanceOf(ToolCallRefusedException.class));
		run(() -> failing(new IllegalStateException("down")),
				(tool) -> assertThatExceptionOfType(IllegalStateException.class)
					.isThrownBy(() -> tool.call("{\"name\":\"Ada\"}"))
					.withMessage("down"));
	}

	@Test
	void javaTypesBehindTheBeanAreKnown() {
		ToolCallback tool = FunctionToolCallback.builder("count", (RouterConfiguration.Count count) -> count.count())
			.inputType(RouterConfiguration.Count.class)
			.build();
		this.contextRunner.withBean("count", ToolCallback.class, () -> tool)
			.withBean("tools", ToolCallbackProvider.class, () -> ToolCallbackProvider.from(tool))
			.run((context) -> {
				ToolCallback bean = context.getBean(ToolCallback.class);
				ToolCallback provided = context.getBean(ToolCallbackProvider.class).getToolCallbacks()[0];
				assertThatExceptionOfType(ToolExecutionException.class)
					.isThrownBy(() -> bean.call("{\"count\":3000000000}"))
					.withMessageContaining("/count");
				assertThatExceptionOfType(ToolExecutionException.class)
					.isThrownBy(() -> provided.call("{\"count\":3000000000}"))
					.withMessageContaining("/count");
				assertThat(answer(context.getBean(ToolCallingManager.class), "{\"count\":3000000000}", bean))
					.contains("/count");
			});
	}

	@Test
	void managerAndBeanRepairOnce() {
		this.contextRunner.withBean("greet", ToolCallback.class, () -> greeting("greet")).run((context) -> {
			ToolCallback tool = context.getBean(ToolCallback.class);
			String answer = answer(context.getBean(ToolCallingManager.class), WRAPPED, tool);
			assertThat(answer).contains("Hello Ada").containsOnlyOnce("<repair_note>");
			assertThat(this.events).hasSize(1);
			answer(context.getBean(ToolCallingManager.class), "{}", tool);
			assertThat(this.events).hasSize(2);
		});
	}

	@Test
	void managerAndBeanRepairOnceWithCallbackOfTheApplicationBetweenThem() {
		this.contextRunner.withBean("greet", ToolCallback.class, () -> greeting("greet")).run((context) -> {
			ToolCallback between = new ElsewhereTool(context.getBean(ToolCallback.class));
			String answer = answer(context.getBean(ToolCallingManager.class), WRAPPED, between);
			assertThat(answer).contains("Hello Ada").containsOnlyOnce("<repair_note>");
			assertThat(this.events).hasSize(1);
		});
	}

	@Test
	void managerAndBeanObserveOnceInShadowMode() {
		this.contextRunner.withBean("greet", ToolCallback.class, () -> greeting("greet"))
			.withPropertyValues("repair.mode=shadow")
			.run((context) -> {
				ToolCallback tool = context.getBean(ToolCallback.class);
				assertThat(answer(context.getBean(ToolCallingManager.class), "{\"nam\":1}", tool))
					.isEqualTo("\"Hello null\"");
				assertThat(this.events).hasSize(1);
				assertThat(answer(context.getBean(ToolCallingManager.class), "", tool)).isEqualTo("\"Hello null\"");
				assertThat(this.events).hasSize(2);
				assertThat(tool.call("{\"nam\":1}")).isEqualTo("\"Hello null\"");
				assertThat(this.events).hasSize(3);
			});
	}

	@Test
	void toolThatCallsAnotherWithTheSameTextProvesItForThatOne() {
		this.contextRunner.withUserConfiguration(RouterConfiguration.class)
			.run((context) -> assertThatExceptionOfType(ToolExecutionException.class)
				.isThrownBy(() -> context.getBean("router", ToolCallback.class).call("{\"name\":\"Ada\"}"))
				.withMessageContaining("/count"));
	}

	@Test
	void callsOfToolsThatAreSwitchedOffRunAsTheyAre() {
		this.contextRunner.withBean("greet", ToolCallback.class, () -> greeting("greet"))
			.withPropertyValues("repair.tools.greet.mode=off")
			.run((context) -> assertThat(context.getBean(ToolCallback.class).call("{\"nam\":1}"))
				.isEqualTo("\"Hello null\""));
		assertThat(this.events).isEmpty();
	}

	@Test
	void beansAreThemselvesWhenRepairIsSwitchedOff() {
		ToolCallback target = greeting("greet");
		this.contextRunner.withBean("greet", ToolCallback.class, () -> target)
			.withPropertyValues("repair.enabled=false")
			.run((context) -> assertThat(context.getBean(ToolCallback.class)).isSameAs(target));
	}

	@Test
	void beansKeepTheClassAsWhichTheyAreDeclared() {
		this.contextRunner.withUserConfiguration(ClassesConfiguration.class).run((context) -> {
			assertThat(context.getBean(FunctionToolCallback.class).call(WRAPPED)).contains("<repair_note>");
			assertThat(context.getBean(MethodToolCallbackProvider.class)).isNotNull();
			assertThat(context.getBean(FinalTool.class).call(WRAPPED)).isEqualTo(WRAPPED);
			assertThat(context.getBean(RecordTool.class).name()).isEqualTo("record");
			assertThat(context.getBean(HandWrittenTool.class).ran).isEmpty();
			assertThat(context.getBean(ClassesConfiguration.Injected.class).tools()).hasSize(4);
		});
	}

	@Test
	void finalClassThatIsDeclaredAsItsInterfaceIsRepaired() {
		run(FinalTool::new, (tool) -> assertThat(tool.call(WRAPPED)).contains("Ada", "repair_notes"));
	}

	@Test
	void callbacksOfProviderAreRepaired() {
		this.contextRunner
			.withBean("tools", ToolCallbackProvider.class,
					() -> MethodToolCallbackProvider.builder().toolObjects(new MethodTools()).build())
			.run((context) -> {
				ToolCallbackProvider provider = context.getBean(ToolCallbackProvider.class);
				ToolCallback[] callbacks = provider.getToolCallbacks();
				assertThat(callbacks).hasSize(1);
				assertThat(callbacks[0].getToolDefinition().name()).isEqualTo("read");
				assertThat(callbacks[0].call("[{\"path\":\"a\"}]")).contains("content of a", "<repair_note>");
				assertThatExceptionOfType(ToolExecutionException.class)
					.isThrownBy(() -> callbacks[0].call("{\"path\":null}"));
				String answer = answer(context.getBean(ToolCallingManager.class), "read", "[{\"path\":\"a\"}]",
						callbacks);
				assertThat(answer).containsOnlyOnce("<repair_note>");
				assertThat(this.events).hasSize(3);
			});
	}

	@Test
	void callbacksOfProviderAreEqualForTheSameCallback() {
		ToolCallback target = greeting("greet");
		this.contextRunner.withBean("tools", ToolCallbackProvider.class, () -> ToolCallbackProvider.from(target))
			.run((context) -> {
				ToolCallbackProvider provider = context.getBean(ToolCallbackProvider.class);
				assertThat(provider.getToolCallbacks()).isEqualTo(provider.getToolCallbacks());
				assertThat(provider.getToolCallbacks()[0]).isInstanceOf(RepairingToolCallback.class)
					.hasToString(target.toString());
			});
	}

	@Test
	void callbackThatIsBeanAndComesFromProviderIsRepairedOnce() {
		this.contextRunner.withUserConfiguration(BeanInProviderConfiguration.class).run((context) -> {
			ToolCallback tool = context.getBean(ToolCallbackProvider.class).getToolCallbacks()[0];
			assertThat(tool.call(WRAPPED)).containsOnlyOnce("<repair_note>");
			assertThat(context.getBean("alias", ToolCallback.class).call(WRAPPED)).containsOnlyOnce("<repair_note>");
			assertThat(this.events).hasSize(2);
		});
	}

	@Test
	void providerIsNotAskedAtStart() {
		AtomicInteger asked = new AtomicInteger();
		new ApplicationContextRunner()
			.withConfiguration(
					AutoConfigurations.of(RepairAutoConfiguration.class, RepairToolCallingAutoConfiguration.class))
			.withBean("remote", ToolCallbackProvider.class, () -> () -> {
				asked.incrementAndGet();
				return new ToolCallback[] { greeting("greet") };
			})
			.run((context) -> {
				assertThat(asked).hasValue(0);
				assertThat(context.getBean(ToolCallbackProvider.class).getToolCallbacks()).hasSize(1);
				assertThat(asked).hasValue(1);
			});
	}

	@Test
	void callbackOfResolverIsRepaired() {
		this.contextRunner.withBean("greet", ToolCallback.class, () -> greeting("greet")).run((context) -> {
			ToolCallback tool = context.getBean(ToolCallbackResolver.class).resolve("greet");
			assertThat(tool).isNotNull();
			assertThat(tool.call(WRAPPED)).contains("<repair_note>");
		});
	}

	@Test
	void productOfFactoryBeanIsRepaired() {
		this.contextRunner.withBean("greet", GreetingFactoryBean.class).run((context) -> {
			assertThat(context.getBean("greet", ToolCallback.class).call(WRAPPED)).containsOnlyOnce("<repair_note>");
			assertThat(context.getBean("&greet")).isExactlyInstanceOf(GreetingFactoryBean.class);
		});
	}

	@Test
	void prototypeIsRepairedEachTime() {
		this.contextRunner.withUserConfiguration(ScopesConfiguration.class).run((context) -> {
			ToolCallback first = context.getBean("prototype", ToolCallback.class);
			ToolCallback second = context.getBean("prototype", ToolCallback.class);
			assertThat(first).isNotSameAs(second);
			assertThat(second.call(WRAPPED)).containsOnlyOnce("<repair_note>");
		});
	}

	@Test
	void scopedProxyIsRepairedOnce() {
		this.contextRunner.withUserConfiguration(ScopesConfiguration.class).run((context) -> {
			ToolCallback tool = context.getBean("scoped", ToolCallback.class);
			assertThat(tool.call(WRAPPED)).containsOnlyOnce("<repair_note>");
			assertThat(this.events).hasSize(1);
			assertThat(answer(context.getBean(ToolCallingManager.class), WRAPPED, tool))
				.containsOnlyOnce("<repair_note>");
			assertThat(this.events).hasSize(2);
		});
	}

	@Test
	void lazyBeanIsNotCreatedAndThenRepaired() {
		new ApplicationContextRunner()
			.withConfiguration(
					AutoConfigurations.of(RepairAutoConfiguration.class, RepairToolCallingAutoConfiguration.class))
			.withUserConfiguration(LazyConfiguration.class)
			.run((context) -> {
				LazyConfiguration configuration = context.getBean(LazyConfiguration.class);
				assertThat(configuration.created).hasValue(0);
				assertThat(context.getBean(ToolCallback.class).call(WRAPPED)).contains("<repair_note>");
				assertThat(configuration.created).hasValue(1);
			});
	}

	@Test
	void proxyOfTheApplicationIsKeptBehindTheRepair() {
		this.contextRunner.withUserConfiguration(AdvisedConfiguration.class).run((context) -> {
			AdvisedConfiguration configuration = context.getBean(AdvisedConfiguration.class);
			ToolCallback tool = context.getBean(ToolCallback.class);
			assertThat(AopUtils.isAopProxy(tool)).isTrue();
			assertThat(tool.call(WRAPPED)).containsOnlyOnce("<repair_note>");
			assertThat(configuration.seen).containsExactly("{\"name\":\"Ada\"}");
		});
	}

	@Test
	void createsNoBeanEarly(CapturedOutput output) {
		this.contextRunner.withUserConfiguration(CountingConfiguration.class).run((context) -> {
			assertThat(context.getBean(CountingConfiguration.class).repairers).hasValue(0);
			assertThat(context.getBean(ToolCallback.class).call(WRAPPED)).contains("<repair_note>");
			assertThat(context.getBean(CountingConfiguration.class).repairers).hasValue(1);
		});
		assertThat(output).doesNotContain("is not eligible for getting processed by all BeanPostProcessors");
	}

	@Test
	void beansDeclaredAsInterfaceGetInterfaceProxyFromWhatWasGeneratedAheadOfTime() {
		this.contextRunner.withSystemProperties("spring.aot.enabled=true")
			.withBean("greet", ToolCallback.class, () -> greeting("greet"))
			.run((context) -> {
				ToolCallback tool = context.getBean(ToolCallback.class);
				assertThat(AopUtils.isJdkDynamicProxy(tool)).isTrue();
				assertThat(tool.call(WRAPPED)).containsOnlyOnce("<repair_note>");
			});
	}

	private void run(Supplier<ToolCallback> tool, Consumer<ToolCallback> assertions) {
		this.contextRunner.withBean("tool", ToolCallback.class, tool)
			.run((context) -> assertions.accept(context.getBean(ToolCallback.class)));
	}

	@SuppressWarnings("NullAway")
	private static String callWithNull(ToolCallback tool) {
		return tool.call(null);
	}

	private static String answer(ToolCallingManager manager, String arguments, ToolCallback tool) {
		return answer(manager, tool.getToolDefinition().name(), arguments, tool);
	}

	private static String answer(ToolCallingManager manager, String name, String arguments, ToolCallback... tools) {
		Prompt prompt = new Prompt(List.of(new UserMessage("Go on.")),
				ToolCallingChatOptions.builder().toolCallbacks(tools).build());
		AssistantMessage message = AssistantMessage.builder()
			.toolCalls(List.of(new ToolCall("1", "function", name, arguments)))
			.build();
		List<Message> history = manager.executeToolCalls(prompt, new ChatResponse(List.of(new Generation(message))))
			.conversationHistory();
		return ((ToolResponseMessage) history.get(history.size() - 1)).getResponses().get(0).responseData();
	}

	private static FunctionToolCallback<Person, String> greeting(String name) {
		return FunctionToolCallback.builder(name, (Person person) -> "Hello " + person.name())
			.inputType(Person.class)
			.build();
	}

	private static ToolDefinition definition(String name) {
		return ToolDefinition.builder()
			.name(name)
			.inputSchema(
					"{\"type\":\"object\",\"properties\":{\"name\":{\"type\":\"string\"}},\"required\":[\"name\"]}")
			.build();
	}

	private static ToolCallback failing(RuntimeException failure) {
		return new ToolCallback() {

			@Override
			public ToolDefinition getToolDefinition() {
				return definition("fail");
			}

			@Override
			public String call(String toolInput) {
				throw failure;
			}

		};
	}

	record Person(String name) {

	}

	static class MethodTools {

		@Tool
		String read(String path) {
			return "content of " + path;
		}

	}

	static class HandWrittenTool implements ToolCallback {

		private final List<String> ran = new ArrayList<>();

		private final ToolDefinition definition = definition("hand-written");

		@Override
		public ToolDefinition getToolDefinition() {
			return this.definition;
		}

		@Override
		public String call(String toolInput) {
			this.ran.add("call " + toolInput);
			return "Hello";
		}

		@Override
		public String call(String toolInput, @Nullable ToolContext toolContext) {
			this.ran.add("call " + toolInput + " " + ((toolContext != null) ? toolContext.getContext() : null));
			return "Hello";
		}

	}

	static final class FinalTool implements ToolCallback {

		@Override
		public ToolDefinition getToolDefinition() {
			return definition("final");
		}

		@Override
		public String call(String toolInput) {
			return toolInput;
		}

	}

	record RecordTool(String name) implements ToolCallback {

		@Override
		public ToolDefinition getToolDefinition() {
			return definition(this.name);
		}

		@Override
		public String call(String toolInput) {
			return toolInput;
		}

	}

	/**
	 * Runs another callback on a thread of its own.
	 */
	record ElsewhereTool(ToolCallback delegate) implements ToolCallback {

		@Override
		public ToolDefinition getToolDefinition() {
			return this.delegate.getToolDefinition();
		}

		@Override
		public String call(String toolInput) {
			return CompletableFuture.supplyAsync(() -> this.delegate.call(toolInput)).join();
		}

	}

	static final class GreetingFactoryBean implements FactoryBean<ToolCallback> {

		@Override
		public ToolCallback getObject() {
			return greeting("greet");
		}

		@Override
		public Class<?> getObjectType() {
			return ToolCallback.class;
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class ClassesConfiguration {

		@Bean
		FunctionToolCallback<Person, String> function() {
			return greeting("function");
		}

		@Bean
		MethodToolCallbackProvider provider() {
			return MethodToolCallbackProvider.builder().toolObjects(new MethodTools()).build();
		}

		@Bean
		FinalTool finalTool() {
			return new FinalTool();
		}

		@Bean
		RecordTool recordTool() {
			return new RecordTool("record");
		}

		@Bean
		HandWrittenTool handWrittenTool() {
			return new HandWrittenTool();
		}

		@Bean
		Injected injected(FunctionToolCallback<Person, String> function, FinalTool finalTool, RecordTool recordTool,
				HandWrittenTool handWrittenTool, List<ToolCallback> tools) {
			assertThat(tools).contains(function, finalTool, recordTool, handWrittenTool);
			return new Injected(tools);
		}

		record Injected(List<ToolCallback> tools) {

		}

	}

	@Configuration(proxyBeanMethods = false)
	static class BeanInProviderConfiguration {

		@Bean
		ToolCallback greet() {
			return greeting("greet");
		}

		@Bean
		ToolCallback alias(ToolCallback greet) {
			return greet;
		}

		@Bean
		ToolCallbackProvider provider(ToolCallback greet) {
			return ToolCallbackProvider.from(greet);
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class RouterConfiguration {

		@Bean
		ToolCallback counter() {
			return FunctionToolCallback.builder("counter", (Count count) -> count.count())
				.inputType(Count.class)
				.build();
		}

		@Bean
		ToolCallback router(ToolCallback counter) {
			return new ToolCallback() {

				@Override
				public ToolDefinition getToolDefinition() {
					return definition("router");
				}

				@Override
				public String call(String toolInput) {
					return counter.call(toolInput);
				}

			};
		}

		record Count(int count) {

		}

	}

	@Configuration(proxyBeanMethods = false)
	static class ScopesConfiguration {

		@Bean
		@Scope("prototype")
		ToolCallback prototype() {
			return greeting("prototype");
		}

		@Bean
		@Scope(scopeName = "prototype", proxyMode = ScopedProxyMode.INTERFACES)
		ToolCallback scoped() {
			return greeting("scoped");
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class LazyConfiguration {

		private final AtomicInteger created = new AtomicInteger();

		@Bean
		@Lazy
		ToolCallback greet() {
			this.created.incrementAndGet();
			return greeting("greet");
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class AdvisedConfiguration {

		private final List<String> seen = new ArrayList<>();

		@Bean
		ToolCallback greet() {
			ProxyFactory factory = new ProxyFactory(greeting("greet"));
			factory.addAdvice((MethodInterceptor) (invocation) -> {
				if (invocation.getMethod().getName().equals("call")) {
					this.seen.add((String) invocation.getArguments()[0]);
				}
				return invocation.proceed();
			});
			return (ToolCallback) factory.getProxy();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class CountingConfiguration {

		private final AtomicInteger repairers = new AtomicInteger();

		@Bean
		@Lazy
		ToolCallRepairer ownRepairer(RepairPipeline pipeline, ObjectProvider<RepairEventPublisher> publisher) {
			this.repairers.incrementAndGet();
			return new ToolCallRepairer(pipeline, ToolCallRepairOptions.defaults(), publisher.getObject(),
					(name) -> null);
		}

		@Bean
		ToolCallback greet() {
			return greeting("greet");
		}

	}

}
