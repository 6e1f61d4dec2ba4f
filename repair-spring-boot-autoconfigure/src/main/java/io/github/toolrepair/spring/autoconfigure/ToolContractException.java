package io.github.toolrepair.spring.autoconfigure;

import java.util.List;

/**
 * The contracts of tools have faults, and {@code repair.contract-check} says that they
 * stop the start.
 */
final class ToolContractException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	@SuppressWarnings("serial")
	private final List<String> findings;

	ToolContractException(List<String> findings) {
		super("The contracts of tools have faults: " + String.join(" ", findings));
		this.findings = List.copyOf(findings);
	}

	List<String> findings() {
		return this.findings;
	}

}
