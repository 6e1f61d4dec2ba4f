package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.spring.actuate.RepairInfoContributor;

import org.springframework.boot.actuate.autoconfigure.info.ConditionalOnEnabledInfoContributor;
import org.springframework.boot.actuate.info.InfoContributor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/**
 * Auto-configuration of the info contributor {@code repair}.
 */
@AutoConfiguration(after = RepairAutoConfiguration.class)
@ConditionalOnClass({ InfoContributor.class, ConditionalOnEnabledInfoContributor.class })
@ConditionalOnEnabledInfoContributor("repair")
@ConditionalOnBean(RepairProperties.class)
public final class RepairInfoAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	RepairInfoContributor repairInfoContributor(RepairProperties properties) {
		return new RepairInfoContributor(properties.profile(), properties.mode());
	}

}
