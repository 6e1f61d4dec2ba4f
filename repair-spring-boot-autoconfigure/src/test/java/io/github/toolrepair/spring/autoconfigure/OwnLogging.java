package io.github.toolrepair.spring.autoconfigure;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

import org.springframework.boot.logging.LoggingSystemProperty;

/**
 * Keeps the format of a test's log from later tests: Spring Boot hands it to the logging
 * system in system properties, which it never clears.
 */
final class OwnLogging implements AfterEachCallback {

	@Override
	public void afterEach(ExtensionContext context) {
		for (LoggingSystemProperty property : LoggingSystemProperty.values()) {
			System.clearProperty(property.getEnvironmentVariableName());
		}
	}

}
