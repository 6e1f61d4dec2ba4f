package io.github.toolrepair.spring.autoconfigure;

import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

import javax.tools.ToolProvider;

import io.github.toolrepair.spring.autoconfigure.ScriptedModel.Call;
import io.micrometer.common.KeyValues;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationHandler;
import io.micrometer.observation.ObservationRegistry;
import kotlin.coroutines.Continuation;
import org.aopalliance.intercept.MethodInterceptor;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.ChatClientRequest;
import org.springframework.ai.chat.client.advisor.ToolCallingAdvisor;
import org.springframework.ai.chat.client.advisor.api.CallAdvisorChain;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.chat.client.autoconfigure.ChatClientAutoConfiguration;
import org.springframework.ai.model.openai.autoconfigure.OpenAiChatAutoConfiguration;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.ToolExecutionResult;
import org.springframework.ai.model.tool.autoconfigure.ToolCallingAutoConfiguration;
import org.springframework.ai.openai.OpenAiChatOptions;
import org.springframework.ai.support.ToolCallbacks;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.ToolCallbackProvider;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.execution.ToolExecutionExceptionProcessor;
import org.springframework.ai.tool.function.FunctionToolCallback;
import org.springframework.ai.tool.method.MethodToolCallbackProvider;
import org.springframework.ai.tool.observation.DefaultToolCallingObservationConvention;
import org.springframework.ai.tool.observation.ToolCallingObservationContext;
import org.springframework.ai.tool.observation.ToolCallingObservationConvention;
import org.springframework.ai.tool.resolution.StaticToolCallbackResolver;
import org.springframework.ai.tool.resolution.ToolCallbackResolver;
import org.springframework.aop.framework.ProxyFactory;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;
import org.springframework.context.annotation.Scope;
import org.springframework.context.annotation.ScopedProxyMode;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Every way in which a tool gets into a request. On each of them a repaired call runs
 * once, with one note, and an unrepairable one does not run.
 */
class ToolPathsIntegrationTests {

	private final ScriptedModel model = new ScriptedModel();

	private final WebApplicationContextRunner contextRunner = new WebApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(RepairAutoConfiguration.class,
				RepairToolCallingAutoConfiguration.class, ToolCallingAutoConfiguration.class,
				OpenAiChatAutoConfiguration.class, ChatClientAutoConfiguration.class))
		.withUserConfiguration(ToolsConfiguration.class)
		.withBean(McpServerApplication.Events.class)
		.withPropertyValues("spring.ai.openai.base-url=" + this.model.url(), "spring.ai.openai.api-key=none",
				"spring.ai.openai.chat.model=scripted");

	@AfterEach
	void stopModel() {
		this.model.close();
		Ran.texts.clear();
		RequestContextHolder.resetRequestAttributes();
	}

	@Test
	void beanWithToolMethods() {
		chat((context) -> context.getBean("fileTools"));
	}

	@Test
	void objectThatIsNoBean() {
		chat((context) -> new FileTools());
	}

	@Test
	void proxiedBeanWithToolMethods() {
		chat((context) -> {
			ProxyFactory factory = new ProxyFactory(new FileTools());
			factory.setProxyTargetClass(true);
			factory.addAdvice((MethodInterceptor) (invocation) -> invocation.proceed());
			return factory.getProxy();
		});
	}

	@Test
	void lazyBeanWithToolMethods() {
		chat((context) -> context.getBean(LazyHolder.class).tools());
	}

	@Test
	void prototypeBeanWithToolMethods() {
		chat((context) -> context.getBean("prototypeTools"));
	}

	@Test
	void requestScopedBeanWithToolMethods() {
		RequestContextHolder.setRequestAttributes(new ServletRequestAttributes(new MockHttpServletRequest()));
		chat((context) -> context.getBean("requestTools"));
	}

	@Test
	void functionToolCallback() {
		chat((context) -> function());
	}

	@Test
	void functionToolCallbackBean() {
		chat((context) -> context.getBean("function"));
	}

	@Test
	void toolCallbackProviderBean() {
		chat((context) -> context.getBean("provider"));
	}

	@Test
	void toolCallbackOfResolver() {
		chat((context) -> context.getBean(ToolCallbackResolver.class).resolve("read"));
	}

	@Test
	@Tag("spring-ai-2.0.1")
	void toolsWithSuspendingMethods() {
		chat((context) -> new SuspendingTools());
	}

	@Test
	void advisorThatAddsToolsInsideTheLoop() {
		this.contextRunner.run((context) -> {
			script();
			ToolCallingAdvisor advisor = new AddingAdvisor(context.getBean(ToolCallingManager.class));
			context.getBean(ChatClient.Builder.class).build().prompt("Go on.").advisors(advisor).call().content();
			assertRepaired(context);
		});
	}

	@Test
	void chatModelWithManagerOfTheApplication() {
		this.contextRunner.run((context) -> {
			script();
			ChatModel chatModel = context.getBean(ChatModel.class);
			ToolCallingManager manager = context.getBean(ToolCallingManager.class);
			ToolCallingChatOptions options = OpenAiChatOptions.builder()
				.model("scripted")
				.toolCallbacks(ToolCallbacks.from(new FileTools()))
				.build();
			Prompt prompt = new Prompt(List.of(new UserMessage("Go on.")), options);
			ChatResponse response = chatModel.call(prompt);
			while (response.hasToolCalls()) {
				ToolExecutionResult result = manager.executeToolCalls(prompt, response);
				prompt = new Prompt(result.conversationHistory(), options);
				response = chatModel.call(prompt);
			}
			assertRepaired(context);
		});
	}

	@Test
	void callbackWithoutAnyManager() {
		this.contextRunner.run((context) -> {
			assertThat(context.getBean("function", ToolCallback.class).call("[{\"path\":\"a\"}]"))
				.containsOnlyOnce("<repair_note>");
			assertThat(context.getBean("provider", ToolCallbackProvider.class).getToolCallbacks()[0]
				.call("[{\"path\":\"a\"}]")).containsOnlyOnce("<repair_note>");
			assertThat(Ran.texts).containsExactly("a", "a");
		});
	}

	@Test
	void resolutionFallbackOfSpringAi() {
		this.contextRunner.withPropertyValues("spring.ai.tools.resolution.fallback.enabled=true").run((context) -> {
			script();
			context.getBean(ChatClient.Builder.class).build().prompt("Go on.").call().content();
			assertRepaired(context);
		});
	}

	@Test
	void resolverConventionAndProcessorOfTheApplication() {
		this.contextRunner.withUserConfiguration(OwnBeansConfiguration.class)
			.withPropertyValues("spring.ai.tools.resolution.fallback.enabled=true")
			.run((context) -> {
				script();
				context.getBean(ChatClient.Builder.class).build().prompt("Go on.").call().content();
				OwnBeansConfiguration own = context.getBean(OwnBeansConfiguration.class);
				assertThat(Ran.texts).containsExactly("a");
				assertThat(this.model.requests().get(2)).contains("answered by the application");
				assertThat(own.observed).hasSize(2).containsOnly("own read");
			});
	}

	@Test
	void toolsCompiledWithoutParameterNames(@TempDir Path directory) throws Exception {
		Object tools = compiledWithoutParameterNames(directory);
		this.contextRunner.run((context) -> {
			this.model.calls(new Call("c1", "read", "[{\"arg0\":\"a\"}]"))
				.calls(new Call("c2", "read", "{\"path\":\"b\"}"))
				.says("Done.");
			assertThat(context.getBean(ChatClient.Builder.class).build().prompt("Go on.").tools(tools).call().content())
				.isEqualTo("Done.");
			assertThat(this.model.requests().get(1)).contains("content of a", "<repair_note>");
			assertThat(this.model.requests().get(2)).contains("/arg0").doesNotContain("content of null");
		});
	}

	private void chat(Function<ApplicationContext, @Nullable Object> tools) {
		this.contextRunner.run((context) -> {
			script();
			Object tool = tools.apply(context);
			assertThat(tool).isNotNull();
			String answer = context.getBean(ChatClient.Builder.class)
				.build()
				.prompt("Go on.")
				.tools(tool)
				.call()
				.content();
			assertThat(answer).isEqualTo("Done.");
			assertRepaired(context);
		});
	}

	private void script() {
		this.model.calls(new Call("c1", "read", "[{\"path\":\"a\"}]"))
			.calls(new Call("c2", "read", "{\"file\":\"b\"}"))
			.says("Done.");
	}

	private void assertRepaired(ApplicationContext context) {
		assertThat(Ran.texts).containsExactly("a");
		assertThat(this.model.requests()).hasSize(3);
		assertThat(this.model.requests().get(1)).contains("content of a").containsOnlyOnce("<repair_note>");
		assertThat(this.model.requests().get(2)).contains("/path");
		assertThat(context.getBean(McpServerApplication.Events.class).events()).hasSize(2);
	}

	private static ToolCallback function() {
		return FunctionToolCallback.builder("read", (Request request) -> Ran.read(request.path()))
			.inputType(Request.class)
			.build();
	}

	private static Object compiledWithoutParameterNames(Path directory) throws Exception {
		Path source = Files.writeString(directory.resolve("Nameless.java"), """
				public class Nameless {
					@org.springframework.ai.tool.annotation.Tool
					public String read(String path) {
						return "content of " + path;
					}
				}
				""");
		int result = ToolProvider.getSystemJavaCompiler()
			.run(null, null, null, "-proc:none", "-cp", System.getProperty("java.class.path"), "-d",
					directory.toString(), source.toString());
		assertThat(result).isZero();
		URLClassLoader classLoader = new URLClassLoader(new URL[] { directory.toUri().toURL() },
				ToolPathsIntegrationTests.class.getClassLoader());
		Constructor<?> constructor = classLoader.loadClass("Nameless").getConstructor();
		return constructor.newInstance();
	}

	record Request(String path) {

	}

	/**
	 * What the tools ran with, whoever made them.
	 */
	static final class Ran {

		private static final List<String> texts = Collections.synchronizedList(new ArrayList<>());

		static String read(String path) {
			texts.add(path);
			return "content of " + path;
		}

		private Ran() {
		}

	}

	static class FileTools {

		@Tool(description = "Reads a file")
		String read(String path) {
			return Ran.read(path);
		}

	}

	/**
	 * What the Kotlin compiler makes of {@code suspend fun read(path: String): String}.
	 */
	@kotlin.Metadata
	static class SuspendingTools {

		@Tool(description = "Reads a file")
		Object read(String path, @Nullable Continuation<? super String> continuation) {
			return Ran.read(path);
		}

	}

	record LazyHolder(FileTools tools) {

	}

	/**
	 * Adds the tools to each request of the loop, as an advisor that searches for tools
	 * does.
	 */
	private static final class AddingAdvisor extends ToolCallingAdvisor {

		AddingAdvisor(ToolCallingManager manager) {
			super(manager, DEFAULT_TOOL_EXECUTION_ELIGIBILITY_CHECKER, DEFAULT_ORDER, true);
		}

		@Override
		protected ChatClientRequest doBeforeCall(ChatClientRequest request, CallAdvisorChain chain) {
			ToolCallingChatOptions options = (ToolCallingChatOptions) request.prompt().getOptions();
			assertThat(options).isNotNull();
			return request.mutate()
				.prompt(new Prompt(request.prompt().getInstructions(),
						options.mutate().toolCallbacks(ToolCallbacks.from(new FileTools())).build()))
				.build();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class ToolsConfiguration {

		@Bean
		FileTools fileTools() {
			return new FileTools();
		}

		@Bean
		@Scope("prototype")
		FileTools prototypeTools() {
			return new FileTools();
		}

		@Bean
		@Scope(scopeName = "request", proxyMode = ScopedProxyMode.TARGET_CLASS)
		FileTools requestTools() {
			return new FileTools();
		}

		@Bean
		LazyHolder lazyHolder(@Lazy FileTools fileTools) {
			return new LazyHolder(fileTools);
		}

		@Bean
		ToolCallback function() {
			return ToolPathsIntegrationTests.function();
		}

		@Bean
		ToolCallbackProvider provider() {
			return MethodToolCallbackProvider.builder().toolObjects(new FileTools()).build();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnBeansConfiguration {

		private final List<String> observed = Collections.synchronizedList(new ArrayList<>());

		@Bean
		ToolCallbackResolver ownResolver() {
			return new StaticToolCallbackResolver(List.of(ToolPathsIntegrationTests.function()));
		}

		@Bean
		ToolExecutionExceptionProcessor ownProcessor() {
			return (exception) -> "answered by the application";
		}

		@Bean
		ToolCallingObservationConvention ownConvention() {
			return new DefaultToolCallingObservationConvention() {

				@Override
				public String getContextualName(ToolCallingObservationContext context) {
					return "own " + context.getToolDefinition().name();
				}

				@Override
				public KeyValues getHighCardinalityKeyValues(ToolCallingObservationContext context) {
					return KeyValues.empty();
				}

			};
		}

		@Bean
		ObservationRegistry observationRegistry() {
			ObservationRegistry registry = ObservationRegistry.create();
			registry.observationConfig().observationHandler(new ObservationHandler<ToolCallingObservationContext>() {

				@Override
				public boolean supportsContext(Observation.Context context) {
					return context instanceof ToolCallingObservationContext;
				}

				@Override
				public void onStop(ToolCallingObservationContext context) {
					OwnBeansConfiguration.this.observed.add(String.valueOf(context.getContextualName()));
				}

			});
			return registry;
		}

	}

}
