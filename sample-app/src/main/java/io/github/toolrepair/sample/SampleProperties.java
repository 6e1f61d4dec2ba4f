package io.github.toolrepair.sample;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;

/**
 * Settings of the sample itself.
 *
 * @param exit Whether the application ends when the table is printed.
 * @param scriptedPort Port of the scripted model on the loopback interface; any free one
 * if it is 0.
 */
@ConfigurationProperties("sample")
record SampleProperties(@DefaultValue("false") boolean exit, @DefaultValue("0") int scriptedPort) {

	private static final int MAX_PORT = 65535;

	SampleProperties {
		if (scriptedPort < 0 || scriptedPort > MAX_PORT) {
			throw new InvalidConfigurationPropertyValueException("sample.scripted-port", scriptedPort,
					"It must be between 0 and " + MAX_PORT + ".");
		}
	}

}
