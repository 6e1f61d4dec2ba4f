package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.model.RepairConfigurationException;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * Reports a mistake in a pipeline that the application builds itself, so that no property
 * can be named.
 */
final class RepairConfigurationFailureAnalyzer extends AbstractFailureAnalyzer<RepairConfigurationException> {

	@Override
	protected FailureAnalysis analyze(Throwable rootFailure, RepairConfigurationException cause) {
		return new FailureAnalysis("The pipeline for the repair of tool calls can't be built: " + cause.getMessage(),
				"Correct the settings with which the RepairPipeline is built.", cause);
	}

}
