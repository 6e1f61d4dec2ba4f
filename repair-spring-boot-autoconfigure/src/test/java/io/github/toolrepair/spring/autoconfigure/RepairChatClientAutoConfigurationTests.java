package io.github.toolrepair.spring.autoconfigure;

import java.time.InstantSource;
import java.util.List;

import io.github.toolrepair.GrammarRecovery;
import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.GrammarPolicy;
import io.github.toolrepair.spring.advisor.GrammarAdvisor;
import io.github.toolrepair.spring.tool.RepairEventPublisher;
import org.junit.jupiter.api.Test;

import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.ChatClientBuilderCustomizer;
import org.springframework.ai.chat.client.advisor.ToolCallingAdvisor;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

import static org.assertj.core.api.Assertions.assertThat;

class RepairChatClientAutoConfigurationTests {

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(RepairAutoConfiguration.class,
				RepairToolCallingAutoConfiguration.class, RepairChatClientAutoConfiguration.class));

	@Test
	void advisorIsInsideTheToolCallingLoop() {
		this.contextRunner.run((context) -> assertThat(context.getBean(GrammarAdvisor.class).getOrder())
			.isGreaterThan(ToolCallingAdvisor.DEFAULT_ORDER));
	}

	@Test
	void customizesTheBuilderOnce() {
		this.contextRunner.run((context) -> assertThat(context).hasSingleBean(ChatClientBuilderCustomizer.class));
	}

	@Test
	void definesNothingWhenSwitchedOff() {
		this.contextRunner.withPropertyValues("repair.enabled=false")
			.run((context) -> assertThat(context).doesNotHaveBean(GrammarRecovery.class)
				.doesNotHaveBean(GrammarAdvisor.class)
				.doesNotHaveBean(ChatClientBuilderCustomizer.class));
	}

	@Test
	void definesNothingWithoutChatClient() {
		this.contextRunner.withClassLoader(new FilteredClassLoader(ChatClient.class))
			.run((context) -> assertThat(context).hasSingleBean(GrammarRecovery.class)
				.doesNotHaveBean("grammarAdvisor"));
	}

	@Test
	void policyComesFromProperties() {
		this.contextRunner.withPropertyValues("repair.profile=recover", "repair.grammar.allowed-tools=read")
			.run((context) -> {
				GrammarPolicy policy = context.getBean(GrammarRecovery.class).policy();
				assertThat(policy.mode()).isEqualTo(GrammarMode.RECOVER);
				assertThat(policy.allowedTools()).containsExactly("read");
			});
	}

	@Test
	void backsOffForBeansOfTheUser() {
		this.contextRunner.withUserConfiguration(OwnBeansConfiguration.class)
			.run((context) -> assertThat(context).hasNotFailed()
				.hasSingleBean(GrammarRecovery.class)
				.hasBean("ownRecovery")
				.hasSingleBean(GrammarAdvisor.class)
				.hasBean("ownAdvisor")
				.hasSingleBean(ChatClientBuilderCustomizer.class));
	}

	@Configuration(proxyBeanMethods = false)
	static class OwnBeansConfiguration {

		@Bean
		GrammarRecovery ownRecovery() {
			return new GrammarRecovery(GrammarPolicy.defaults());
		}

		@Bean
		GrammarAdvisor ownAdvisor(GrammarRecovery recovery, RepairPipeline pipeline) {
			return new GrammarAdvisor(recovery, pipeline, new RepairEventPublisher(List.of(), InstantSource.system()));
		}

		@Bean
		ChatClientBuilderCustomizer grammarAdvisorCustomizer(GrammarAdvisor advisor) {
			return (builder) -> builder.defaultAdvisors(advisor);
		}

	}

}
