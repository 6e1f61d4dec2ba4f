package io.github.toolrepair.sample;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * Tells where the key of the real model comes from.
 */
class MissingApiKeyFailureAnalyzer extends AbstractFailureAnalyzer<MissingApiKeyException> {

	@Override
	protected FailureAnalysis analyze(Throwable rootFailure, MissingApiKeyException cause) {
		return new FailureAnalysis(
				"Profile 'openai' talks to a real model, and there is no API key for it: "
						+ "the environment variable OPENAI_API_KEY is not set.",
				"Set OPENAI_API_KEY (any text, if your server checks none). OPENAI_BASE_URL and OPENAI_MODEL choose "
						+ "another server or model. Start without the profile to use the scripted model instead.",
				cause);
	}

}
