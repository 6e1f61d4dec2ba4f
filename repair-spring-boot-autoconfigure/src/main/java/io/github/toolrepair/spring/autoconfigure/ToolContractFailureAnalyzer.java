package io.github.toolrepair.spring.autoconfigure;

import java.util.stream.Collectors;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/**
 * Reports tools whose contracts have faults.
 */
final class ToolContractFailureAnalyzer extends AbstractFailureAnalyzer<ToolContractException> {

	@Override
	protected FailureAnalysis analyze(Throwable rootFailure, ToolContractException cause) {
		String findings = cause.findings().stream().collect(Collectors.joining("%n    - ".formatted()));
		return new FailureAnalysis("The contracts of tools have faults:%n%n    - ".formatted() + findings,
				"Correct the tools or their settings, or start nevertheless with repair.contract-check=warn.", cause);
	}

}
