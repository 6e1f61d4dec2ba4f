package io.github.toolrepair.sample;

import io.github.toolrepair.sample.scenario.Scenarios;
import io.github.toolrepair.sample.scripted.ScriptedModelServer;
import io.github.toolrepair.sample.scripted.ScriptedPortUnavailableException;
import org.junit.jupiter.api.Test;

import org.springframework.boot.diagnostics.FailureAnalysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

/**
 * Tests for {@link ScriptedPortUnavailableFailureAnalyzer}.
 */
class ScriptedPortUnavailableFailureAnalyzerTests {

	private final ScriptedPortUnavailableFailureAnalyzer analyzer = new ScriptedPortUnavailableFailureAnalyzer();

	@Test
	void analyzeWhenFailureIsAnotherOneReturnsNull() {
		assertThat(this.analyzer.analyze(new IllegalStateException("other"))).isNull();
	}

	@Test
	void analyzeNamesThePropertyThePortAndTheReason() {
		Scenarios scenarios = Scenarios.fromClassPath();
		try (ScriptedModelServer server = ScriptedModelServer.start(scenarios, 0)) {
			int port = server.baseUrl().getPort();
			ScriptedPortUnavailableException failure = catchThrowableOfType(ScriptedPortUnavailableException.class,
					() -> ScriptedModelServer.start(scenarios, port));
			FailureAnalysis analysis = this.analyzer.analyze(new IllegalStateException("outer", failure));
			assertThat(analysis).isNotNull();
			assertThat(analysis.getDescription()).contains("sample.scripted-port")
				.contains(String.valueOf(port))
				.containsIgnoringCase("in use");
			assertThat(analysis.getAction()).contains("remove the property");
		}
	}

}
