package io.github.toolrepair.sample.scripted;

import java.util.List;

import io.github.toolrepair.sample.scenario.ScriptedCall;

/**
 * What came over the wire in one conversation.
 *
 * @param requests how often the model was asked
 * @param messages the conversation as the last request carried it, which is what the
 * model was really told
 */
public record Transcript(int requests, List<ChatMessage> messages) {

	/**
	 * The transcript of a conversation that never reached the model.
	 */
	static final Transcript EMPTY = new Transcript(0, List.of());

	public Transcript {
		messages = List.copyOf(messages);
	}

	/**
	 * Gives the texts that tools answered, oldest first.
	 */
	public List<String> toolAnswers() {
		return this.messages.stream().filter(ChatMessage::isFromTool).map(ChatMessage::content).toList();
	}

	/**
	 * Gives the texts that tools answered to the calls of the model's first message.
	 */
	public List<String> firstToolAnswers() {
		return this.messages.stream()
			.dropWhile((message) -> !message.isToolRound())
			.skip(1)
			.takeWhile(ChatMessage::isFromTool)
			.map(ChatMessage::content)
			.toList();
	}

	/**
	 * Gives the argument texts that the history holds, oldest first.
	 */
	public List<String> argumentsInHistory() {
		return this.messages.stream()
			.flatMap((message) -> message.calls().stream())
			.map(ScriptedCall::arguments)
			.toList();
	}

}
