package io.github.toolrepair.spring.autoconfigure;

import java.io.File;
import java.lang.reflect.Constructor;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Configuration;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Starts an application on a class path that really lacks a library, since conditions on
 * classes behave differently where a class loader only hides them.
 */
class OptionalDependenciesTests {

	@ParameterizedTest(name = "without {0}")
	@CsvSource(delimiter = ';',
			textBlock = """
					nothing                                     ; GrammarAdvisor RepairEndpoint RepairHealthIndicator RepairInfoContributor RepairLogger RepairMetrics RepairObservationHandler RepairToolCallingManager RepairToolSpecificationPostProcessor
					spring-boot-actuator.*                      ; GrammarAdvisor RepairHealthIndicator RepairLogger RepairMetrics RepairObservationHandler RepairToolCallingManager RepairToolSpecificationPostProcessor
					spring-boot-health                          ; GrammarAdvisor RepairEndpoint RepairInfoContributor RepairLogger RepairMetrics RepairObservationHandler RepairToolCallingManager RepairToolSpecificationPostProcessor
					spring-boot-micrometer-metrics              ; GrammarAdvisor RepairEndpoint RepairHealthIndicator RepairInfoContributor RepairLogger RepairObservationHandler RepairToolCallingManager RepairToolSpecificationPostProcessor
					micrometer-core                             ; GrammarAdvisor RepairEndpoint RepairHealthIndicator RepairInfoContributor RepairLogger RepairObservationHandler RepairToolCallingManager RepairToolSpecificationPostProcessor
					spring-ai-(.*-)?(client-chat|chat-client).* ; RepairEndpoint RepairHealthIndicator RepairInfoContributor RepairLogger RepairMetrics RepairObservationHandler RepairToolCallingManager RepairToolSpecificationPostProcessor
					(spring-ai-(.*-)?)?mcp.*                    ; GrammarAdvisor RepairEndpoint RepairHealthIndicator RepairInfoContributor RepairLogger RepairMetrics RepairObservationHandler RepairToolCallingManager
					spring-ai-autoconfigure-.*                  ; GrammarAdvisor RepairEndpoint RepairHealthIndicator RepairInfoContributor RepairLogger RepairMetrics RepairObservationHandler RepairToolSpecificationPostProcessor
					spring-ai-.*                                ; RepairEndpoint RepairHealthIndicator RepairInfoContributor RepairLogger RepairMetrics
					""")
	void startsAndDefinesWhatIsPossible(String library, String expected) throws Exception {
		Thread thread = Thread.currentThread();
		ClassLoader before = thread.getContextClassLoader();
		try (URLClassLoader classLoader = classLoaderWithout(library)) {
			thread.setContextClassLoader(classLoader);
			Constructor<?> constructor = classLoader.loadClass(Application.class.getName()).getDeclaredConstructor();
			constructor.setAccessible(true);
			Callable<?> application = (Callable<?>) constructor.newInstance();
			assertThat(application.call()).isEqualTo(Set.of(expected.split(" ")));
		}
		finally {
			thread.setContextClassLoader(before);
		}
	}

	private static URLClassLoader classLoaderWithout(String library) {
		Pattern absent = Pattern.compile("(" + library + ")-\\d.*\\.jar");
		URL[] classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
			.map(File::new)
			.filter((file) -> !absent.matcher(file.getName()).matches())
			.map(OptionalDependenciesTests::url)
			.toArray(URL[]::new);
		return new URLClassLoader(classPath, ClassLoader.getPlatformClassLoader());
	}

	private static URL url(File file) {
		try {
			return file.toURI().toURL();
		}
		catch (MalformedURLException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Starts in the other class loader and gives the names of the classes that only exist
	 * with an optional library.
	 */
	static final class Application implements Callable<Set<String>> {

		private static final List<String> OPTIONAL = List.of("GrammarAdvisor", "RepairEndpoint",
				"RepairHealthIndicator", "RepairInfoContributor", "RepairLogger", "RepairMetrics",
				"RepairObservationHandler", "RepairToolCallingManager", "RepairToolSpecificationPostProcessor");

		/** Clients of models need libraries of their own. */
		private static final String[] NO_MODELS = { "spring.ai.model.chat=none", "spring.ai.model.embedding=none",
				"spring.ai.model.image=none", "spring.ai.model.moderation=none", "spring.ai.model.audio.speech=none",
				"spring.ai.model.audio.transcription=none" };

		@Override
		public Set<String> call() {
			try (ConfigurableApplicationContext context = new SpringApplicationBuilder(Beans.class)
				.web(WebApplicationType.NONE)
				.properties("spring.main.banner-mode=off", "logging.level.root=warn",
						"management.endpoints.web.exposure.include=repair")
				.properties(NO_MODELS)
				.run()) {
				return Arrays.stream(context.getBeanFactory().getSingletonNames())
					.map((name) -> context.getBean(name).getClass().getSimpleName())
					.filter(OPTIONAL::contains)
					.collect(Collectors.toSet());
			}
		}

	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	static class Beans {

	}

}
