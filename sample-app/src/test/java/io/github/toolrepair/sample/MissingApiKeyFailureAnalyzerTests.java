package io.github.toolrepair.sample;

import org.junit.jupiter.api.Test;

import org.springframework.boot.diagnostics.FailureAnalysis;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link MissingApiKeyFailureAnalyzer}.
 */
class MissingApiKeyFailureAnalyzerTests {

	private final MissingApiKeyFailureAnalyzer analyzer = new MissingApiKeyFailureAnalyzer();

	@Test
	void analyzeWhenFailureIsAnotherOneReturnsNull() {
		assertThat(this.analyzer.analyze(new IllegalStateException("other"))).isNull();
	}

	@Test
	void analyzeNamesTheVariablesToSet() {
		FailureAnalysis analysis = this.analyzer
			.analyze(new IllegalStateException("outer", new MissingApiKeyException()));
		assertThat(analysis).isNotNull();
		assertThat(analysis.getDescription()).contains("OPENAI_API_KEY");
		assertThat(analysis.getAction()).contains("OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_MODEL");
	}

}
