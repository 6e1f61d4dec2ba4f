package io.github.toolrepair.spring.autoconfigure;

import org.springframework.boot.autoconfigure.condition.ConditionalOnBooleanProperty;
import org.springframework.boot.autoconfigure.condition.NoneNestedConditions;

/**
 * Matches unless {@code repair.enabled} is false. A value that is no boolean matches, so
 * that binding the properties reports it: a typing error must not switch repair off.
 */
final class RepairNotDisabledCondition extends NoneNestedConditions {

	RepairNotDisabledCondition() {
		super(ConfigurationPhase.PARSE_CONFIGURATION);
	}

	@ConditionalOnBooleanProperty(name = "repair.enabled", havingValue = false)
	static class Disabled {

	}

}
