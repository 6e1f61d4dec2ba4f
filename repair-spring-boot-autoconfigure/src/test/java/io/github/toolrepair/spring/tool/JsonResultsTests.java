package io.github.toolrepair.spring.tool;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.ToolResponseMessage.ToolResponse;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.model.tool.ToolCallingChatOptions;

import static org.assertj.core.api.Assertions.assertThat;

class JsonResultsTests {

	@Test
	void areNotNeededByOtherClients() {
		assertThat(JsonResults.areNeededBy(ToolCallingChatOptions.builder().build())).isFalse();
		assertThat(JsonResults.areNeededBy(null)).isFalse();
	}

	@Test
	void inMakesStringsOfTextThatIsNoJson() {
		List<Message> history = history(new ToolResponse("c1", "read", "5 files, \"a\" first"),
				new ToolResponse("c2", "read", ""), new ToolResponse("c3", "other", "not ours"));
		List<Message> changed = JsonResults.in(history, Set.of("read"));
		assertThat(changed.get(0)).isSameAs(history.get(0));
		ToolResponseMessage message = (ToolResponseMessage) changed.get(1);
		assertThat(message.getResponses()).containsExactly(
				new ToolResponse("c1", "read", "\"5 files, \\\"a\\\" first\""), new ToolResponse("c2", "read", "\"\""),
				new ToolResponse("c3", "other", "not ours"));
		assertThat(message.getMetadata()).containsEntry("kept", "yes");
	}

	@ParameterizedTest
	@ValueSource(strings = { "{\"a\":1}", "[1]", "\"text\"", "5", "null", " true ", "{\"a\":1,\"a\":2}" })
	void inLeavesJsonAlone(String result) {
		List<Message> history = history(new ToolResponse("c1", "read", result));
		assertThat(JsonResults.in(history, Set.of("read"))).isSameAs(history);
	}

	@Test
	void inLeavesHistoryWithoutResultsAlone() {
		List<Message> history = List.of(new UserMessage("Go on."));
		assertThat(JsonResults.in(history, Set.of("read"))).isSameAs(history);
		assertThat(JsonResults.in(List.of(), Set.of("read"))).isEmpty();
	}

	private static List<Message> history(ToolResponse... responses) {
		return List.of(new UserMessage("Go on."),
				ToolResponseMessage.builder().responses(List.of(responses)).metadata(Map.of("kept", "yes")).build());
	}

}
