package io.github.toolrepair.spring.autoconfigure;

import io.github.toolrepair.GrammarRecovery;
import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.spring.advisor.GrammarAdvisor;
import io.github.toolrepair.spring.tool.RepairEventPublisher;

import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.ChatClientBuilderCustomizer;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Conditional;

/**
 * Auto-configuration of the recovery of tool calls that a model printed as text, for each
 * {@link ChatClient} that is built by the auto-configured builder.
 */
@AutoConfiguration(after = RepairToolCallingAutoConfiguration.class)
@ConditionalOnClass(ChatClient.class)
@Conditional(RepairNotDisabledCondition.class)
public final class RepairChatClientAutoConfiguration {

	@Bean
	@ConditionalOnMissingBean
	GrammarAdvisor grammarAdvisor(GrammarRecovery recovery, RepairPipeline pipeline, RepairEventPublisher events) {
		return new GrammarAdvisor(recovery, pipeline, events);
	}

	@Bean
	@ConditionalOnMissingBean(name = "grammarAdvisorCustomizer")
	ChatClientBuilderCustomizer grammarAdvisorCustomizer(GrammarAdvisor advisor) {
		return (builder) -> builder.defaultAdvisors(advisor);
	}

}
