package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.model.RepairMode;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.spring.actuate.RepairInfoContributor;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

import org.springframework.boot.actuate.info.Info;
import org.springframework.boot.actuate.info.InfoContributor;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

import static org.assertj.core.api.Assertions.assertThat;

class RepairInfoAutoConfigurationTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(RepairAutoConfiguration.class, RepairInfoAutoConfiguration.class));

	@Test
	void tellsProfileAndMode() {
		this.contextRunner.withPropertyValues("repair.profile=recover", "repair.mode=shadow").run((context) -> {
			Info.Builder builder = new Info.Builder();
			context.getBean(RepairInfoContributor.class).contribute(builder);
			// The version is known only where the core is a jar.
			assertThat(builder.build().getDetails()).extractingByKey("repair", InstanceOfAssertFactories.MAP)
				.containsEntry("profile", "recover")
				.containsEntry("mode", "shadow");
		});
	}

	@Test
	void definesNothingWhenSwitchedOff() {
		this.contextRunner.withPropertyValues("management.info.repair.enabled=false")
			.run((context) -> assertThat(context).doesNotHaveBean(RepairInfoContributor.class));
		this.contextRunner.withPropertyValues("repair.enabled=false")
			.run((context) -> assertThat(context).doesNotHaveBean(RepairInfoContributor.class));
	}

	@Test
	void backsOffForContributorOfTheUser() {
		this.contextRunner.withUserConfiguration(OwnInfoConfiguration.class)
			.run((context) -> assertThat(context).hasSingleBean(RepairInfoContributor.class).hasBean("ownInfo"));
	}

	@Test
	void backsOffWithoutActuator() {
		this.contextRunner.withClassLoader(new FilteredClassLoader(InfoContributor.class))
			.run((context) -> assertThat(context).hasNotFailed().doesNotHaveBean("repairInfoContributor"));
	}

	@Configuration(proxyBeanMethods = false)
	static class OwnInfoConfiguration {

		@Bean
		RepairInfoContributor ownInfo() {
			return new RepairInfoContributor(RepairProfile.ADAPTIVE, RepairMode.ENFORCE);
		}

	}

}
