package io.github.toolrepair.spring.tool;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;

import static org.assertj.core.api.Assertions.assertThat;

class AssistantMessagesTests {

	private final AssistantMessage message = AssistantMessage.builder()
		.content("On it.")
		.properties(Map.of("thought", "long"))
		.toolCalls(List.of(new ToolCall("c1", "function", "read", "{}")))
		.build();

	@Test
	void mutateKeepsWhatIsNotChanged() {
		AssistantMessage mutated = AssistantMessages.mutate(this.message).content("Done.").build();
		assertThat(mutated.getText()).isEqualTo("Done.");
		assertThat(mutated.getMetadata()).isEqualTo(this.message.getMetadata());
		assertThat(mutated.getToolCalls()).isEqualTo(this.message.getToolCalls());
	}

	@Test
	void copyIsLikeTheMessage() {
		assertThat(AssistantMessages.copy(this.message).build()).isEqualTo(this.message);
	}

}
