package io.github.toolrepair.sample.report;

import java.util.List;

import io.github.toolrepair.sample.scenario.ConversationEnd;

/**
 * Counts over all conversations of one kind.
 *
 * @param scenarios how many were played
 * @param right how many came out as the user asked
 * @param exceptions how many an exception ended
 * @param wrongRuns in how many a tool ran with wrong or null values, or ran only a part
 * @param turnsLost how many messages of the model led to nothing right
 * @param malformedHistories how many left arguments or answers in the history that other
 * providers' clients cannot render
 */
public record Totals(int scenarios, int right, int exceptions, int wrongRuns, int turnsLost, int malformedHistories) {

	static Totals of(List<Conversation> conversations) {
		return new Totals(conversations.size(), count(conversations, ConversationEnd.RIGHT),
				count(conversations, ConversationEnd.EXCEPTION), count(conversations, ConversationEnd.WRONG_RUN),
				conversations.stream().mapToInt(Conversation::turnsLost).sum(),
				(int) conversations.stream().filter(Conversation::leavesMalformedHistory).count());
	}

	private static int count(List<Conversation> conversations, ConversationEnd end) {
		return (int) conversations.stream().filter((conversation) -> conversation.end() == end).count();
	}

	@Override
	public String toString() {
		return ("%d scenarios, %d right, %d conversations ended by an exception, %d with wrong or null values run, "
				+ "%d turns lost, %d malformed histories")
			.formatted(this.scenarios, this.right, this.exceptions, this.wrongRuns, this.turnsLost,
					this.malformedHistories);
	}

}
