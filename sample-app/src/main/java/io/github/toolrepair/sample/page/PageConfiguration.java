package io.github.toolrepair.sample.page;

import java.util.Arrays;

import io.github.toolrepair.sample.tool.SampleTools;
import io.github.toolrepair.spring.contract.ToolContracts;
import io.github.toolrepair.telemetry.KnownTools;

import org.springframework.ai.support.ToolCallbacks;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.ApplicationRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableScheduling;

/**
 * Lets the page name every tool, also before a model was asked anything.
 */
@Configuration(proxyBeanMethods = false)
@EnableScheduling
class PageConfiguration {

	@Bean
	ApplicationRunner knownSampleTools(SampleTools tools, ObjectProvider<KnownTools> known) {
		return (arguments) -> known.ifAvailable((available) -> {
			ToolContracts contracts = new ToolContracts();
			for (Object tool : tools.forChatClient()) {
				ToolCallback[] callbacks = (tool instanceof ToolCallback callback) ? new ToolCallback[] { callback }
						: ToolCallbacks.from(tool);
				Arrays.stream(callbacks).map(contracts::of).forEach(available::add);
			}
		});
	}

}
