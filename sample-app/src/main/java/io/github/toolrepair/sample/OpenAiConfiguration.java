package io.github.toolrepair.sample;

import org.springframework.ai.model.openai.autoconfigure.OpenAiCommonProperties;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;
import org.springframework.util.StringUtils;

/**
 * Stops the start when the key for the real model is missing: without one, Spring AI's
 * client would send requests that no one can authorise.
 */
@Configuration(proxyBeanMethods = false)
@Profile("openai")
class OpenAiConfiguration {

	@Bean
	static BeanPostProcessor apiKeyCheck() {
		return new BeanPostProcessor() {

			@Override
			public Object postProcessAfterInitialization(Object bean, String beanName) {
				if (bean instanceof OpenAiCommonProperties properties && !StringUtils.hasText(properties.getApiKey())) {
					throw new MissingApiKeyException();
				}
				return bean;
			}

		};
	}

}
