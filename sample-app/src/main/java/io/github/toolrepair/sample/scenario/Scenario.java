package io.github.toolrepair.sample.scenario;

import java.util.List;

import io.github.toolrepair.sample.tool.ToolRun;
import org.jspecify.annotations.Nullable;

/**
 * One scripted conversation: what the user asks, what the model sends, what it meant, and
 * what comes of it without and with repair.
 *
 * @param id the name by which a user can ask for it, in lower case with hyphens
 * @param fault what is wrong with the call, in a few words
 * @param prompt what the user asks
 * @param calls the calls of the model's first message; the same ones again when the
 * answers did not help it
 * @param printed the text of that message if the model prints its calls in place of
 * making them, or {@code null}
 * @param finishReason the finish reason of that message, as OpenAI spells it, or
 * {@code null} for the usual one
 * @param satisfiedBy texts that the answers hold together when the model has no reason to
 * doubt that all of it worked
 * @param correction what the model does about an answer that helps, if anything can be
 * done
 * @param intended what the tools have to run in the end for the user to get what was
 * asked: nothing more, nothing less, in this order
 * @param without what happens in Spring AI as it is
 * @param expected what has to happen with repair
 */
public record Scenario(String id, String fault, String prompt, List<ScriptedCall> calls, @Nullable String printed,
		@Nullable String finishReason, List<String> satisfiedBy, @Nullable Correction correction,
		List<ToolRun> intended, ConversationEnd without, CallOutcome expected) {

	public Scenario {
		calls = List.copyOf(calls);
		satisfiedBy = List.copyOf(satisfiedBy);
		intended = List.copyOf(intended);
		if (calls.isEmpty() == (printed == null)) {
			throw new IllegalArgumentException(
					"Scenario '" + id + "' must have either calls or a text that prints them");
		}
		if (satisfiedBy.isEmpty()) {
			throw new IllegalArgumentException("Scenario '" + id + "' has nothing that satisfies its model");
		}
	}

	/**
	 * Whether a user's message asks for this scenario: by its ID or by its prompt.
	 */
	public boolean isAskedForBy(String message) {
		return message.strip().equalsIgnoreCase(this.id) || message.strip().equals(this.prompt);
	}

}
