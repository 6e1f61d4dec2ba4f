package io.github.toolrepair.sample;

import io.github.toolrepair.sample.scripted.ScriptedPortUnavailableException;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * Tells how to give the scripted model another port.
 */
class ScriptedPortUnavailableFailureAnalyzer extends AbstractFailureAnalyzer<ScriptedPortUnavailableException> {

	@Override
	protected FailureAnalysis analyze(Throwable rootFailure, ScriptedPortUnavailableException cause) {
		return new FailureAnalysis(
				"The scripted model cannot listen on port %d (property 'sample.scripted-port'): %s."
					.formatted(cause.port(), cause.reason()),
				"Stop what listens on that port, give another one, or remove the property to use any free port.",
				cause);
	}

}
