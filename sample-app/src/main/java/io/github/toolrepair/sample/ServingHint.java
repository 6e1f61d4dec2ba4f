package io.github.toolrepair.sample;

import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;

import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ApplicationListener;
import org.springframework.stereotype.Component;

/**
 * Says how to go on once the application serves.
 */
@Component
class ServingHint implements ApplicationListener<ApplicationReadyEvent> {

	private static final Log logger = LogFactory.getLog(ServingHint.class);

	private final SampleProperties properties;

	ServingHint(SampleProperties properties) {
		this.properties = properties;
	}

	@Override
	public void onApplicationEvent(ApplicationReadyEvent event) {
		String port = event.getApplicationContext().getEnvironment().getProperty("local.server.port");
		if (port != null && !this.properties.exit() && logger.isInfoEnabled()) {
			logger.info(
					"Chat with: curl -H 'Content-Type: application/json' -d '{\"message\":\"Hello\"}' http://localhost:%s/chat"
						.formatted(port));
			logger.info("Look at: http://localhost:%s/ and http://localhost:%s/actuator/repair".formatted(port, port));
		}
	}

}
