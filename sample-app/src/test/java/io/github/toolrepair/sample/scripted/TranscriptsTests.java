package io.github.toolrepair.sample.scripted;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Transcripts}.
 */
class TranscriptsTests {

	private final Transcripts transcripts = new Transcripts();

	@Test
	void getWhenConversationIsUnknownIsEmpty() {
		assertThat(this.transcripts.get("nobody")).isEqualTo(new Transcript(0, List.of()));
	}

	@Test
	void addCountsRequestsAndKeepsTheLatestMessages() {
		add("me", "first");
		add("me", "second");
		add("you", "other");
		assertThat(this.transcripts.get("me").requests()).isEqualTo(2);
		assertThat(this.transcripts.get("me").messages()).extracting(ChatMessage::content).containsExactly("second");
	}

	@Test
	void addForgetsTheOldestConversations() {
		for (int number = 0; number <= 200; number++) {
			add("user " + number, "hello");
		}
		assertThat(this.transcripts.get("user 0").requests()).isZero();
		assertThat(this.transcripts.get("user 1").requests()).isEqualTo(1);
		assertThat(this.transcripts.get("user 200").requests()).isEqualTo(1);
	}

	private void add(String user, String content) {
		ChatMessage message = new ChatMessage("user", content, List.of(), List.of());
		this.transcripts.add(new ChatRequest("model", false, false, user, List.of(message)));
	}

}
