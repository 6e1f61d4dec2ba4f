package io.github.toolrepair.integration;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

import io.github.toolrepair.integration.wire.Provider;
import io.github.toolrepair.integration.wire.ScriptedCall;
import io.github.toolrepair.integration.wire.SentResult;
import io.github.toolrepair.integration.wire.Turn;
import io.github.toolrepair.telemetry.RepairListener;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.distribution.DistributionStatisticConfig;
import io.micrometer.core.instrument.distribution.pause.PauseDetector;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.task.AsyncTaskExecutor;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What surrounds a call does not harm it.
 */
class ContainmentIntegrationTests {

	@Test
	void failingListenerDoesNotReachTheCall() throws Exception {
		try (ChatApplication application = new ChatApplication(Provider.OPENAI, FailingListener.class,
				"logging.level.root=off")) {
			assertRepaired(application, application::chat);
		}
	}

	@Test
	void failingMeterRegistryDoesNotReachTheCall() throws Exception {
		try (ChatApplication application = new ChatApplication(Provider.OPENAI, FailingMeters.class,
				"logging.level.root=off")) {
			assertRepaired(application, application::chat);
		}
	}

	/**
	 * They are what they say from Java 21 on; before, Spring Boot ignores the property.
	 */
	@Test
	void callsAreRepairedOnVirtualThreads() throws Exception {
		try (ChatApplication application = new ChatApplication(Provider.OPENAI,
				"spring.threads.virtual.enabled=true")) {
			AsyncTaskExecutor executor = application.bean(AsyncTaskExecutor.class);
			assertRepaired(application, () -> executor.submitCompletable(application::chat).get(30, TimeUnit.SECONDS));
		}
	}

	private static void assertRepaired(ChatApplication application, Callable<@Nullable String> conversation)
			throws Exception {
		application.server()
			.play(Turn.calls(new ScriptedCall("call-1", "read", "{\"path\":\"a\",\"limit\":null}"),
					new ScriptedCall("call-2", "read", "{}"), new ScriptedCall("call-3", "raed", "{}")),
					Turn.says("Done."));
		assertThat(conversation.call()).isEqualTo("Done.");
		assertThat(application.tools().ran()).containsExactly("read a null");
		assertThat(application.server().sentResults()).extracting(SentResult::error)
			.containsExactly(null, "invalid", "unknown-tool");
	}

	@Configuration(proxyBeanMethods = false)
	static class FailingListener {

		@Bean
		RepairListener failingListener() {
			return (event) -> {
				throw new IllegalStateException("A listener failed");
			};
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class FailingMeters {

		@Bean
		MeterRegistry failingMeterRegistry() {
			return new FailingMeterRegistry();
		}

	}

	/**
	 * Fails for the meters of the starter alone.
	 */
	private static final class FailingMeterRegistry extends SimpleMeterRegistry {

		@Override
		protected Counter newCounter(Meter.Id id) {
			failFor(id);
			return super.newCounter(id);
		}

		@Override
		protected Timer newTimer(Meter.Id id, DistributionStatisticConfig configuration, PauseDetector pauses) {
			failFor(id);
			return super.newTimer(id, configuration, pauses);
		}

		private static void failFor(Meter.Id id) {
			if (id.getName().startsWith("repair.")) {
				throw new IllegalStateException("The meter registry failed");
			}
		}

	}

}
