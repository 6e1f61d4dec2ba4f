package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.spring.actuate.logging.RepairLogger;
import org.slf4j.spi.LoggingEventBuilder;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/**
 * Auto-configuration of the structured log.
 */
@AutoConfiguration(after = RepairAutoConfiguration.class)
@ConditionalOnClass(LoggingEventBuilder.class)
@ConditionalOnBean(RepairProperties.class)
public final class RepairLoggingAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	RepairLogger repairLogger() {
		return new RepairLogger();
	}

}
