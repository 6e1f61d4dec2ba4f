package io.github.toolrepair.sample.report;

import java.util.List;
import java.util.function.Predicate;

import io.github.toolrepair.sample.scenario.CallOutcome;
import io.github.toolrepair.sample.scenario.ConversationEnd;
import io.github.toolrepair.sample.scenario.Scenario;
import io.github.toolrepair.sample.scripted.Transcript;
import io.github.toolrepair.sample.tool.ToolRun;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A scenario as it was really played: what the tools ran and what came over the wire.
 *
 * @param scenario what was played
 * @param runs what the tools ran, oldest first
 * @param transcript what came over the wire
 * @param failure the exception that ended the conversation, {@code null} if none did
 */
public record Conversation(Scenario scenario, List<ToolRun> runs, Transcript transcript,
		@Nullable RuntimeException failure) {

	private static final JsonMapper MAPPER = JsonMapper.shared();

	public Conversation {
		runs = List.copyOf(runs);
	}

	/**
	 * Tells how the conversation came out for the user.
	 */
	public ConversationEnd end() {
		if (this.failure != null) {
			return ConversationEnd.EXCEPTION;
		}
		if (this.runs.equals(this.scenario.intended())) {
			return ConversationEnd.RIGHT;
		}
		return this.runs.isEmpty() ? ConversationEnd.GIVEN_UP : ConversationEnd.WRONG_RUN;
	}

	/**
	 * Tells what became of the calls of the model's first message.
	 */
	public CallOutcome outcome() {
		if (end() != ConversationEnd.RIGHT) {
			return CallOutcome.FAILED;
		}
		if (rounds() > 1 || this.runs.isEmpty()) {
			return CallOutcome.UNREPAIRABLE;
		}
		boolean noted = this.transcript.toolAnswers().stream().anyMatch((answer) -> answer.contains("repair_note"));
		return noted ? CallOutcome.REPAIRED : CallOutcome.VALID;
	}

	/**
	 * Counts the messages of the model that called tools.
	 */
	public int rounds() {
		return (this.failure != null) ? this.transcript.requests() : this.transcript.requests() - 1;
	}

	/**
	 * Counts the messages of the model that called tools and led to nothing right.
	 */
	public int turnsLost() {
		return (end() == ConversationEnd.RIGHT) ? rounds() - 1 : rounds();
	}

	/**
	 * Whether the model's next request carries arguments that are not a JSON object,
	 * which other providers' clients cannot render.
	 */
	public boolean leavesMalformedArguments() {
		return !this.transcript.argumentsInHistory().stream().allMatch((text) -> isJson(text, JsonNode::isObject));
	}

	/**
	 * Whether a tool's answer is not JSON, which Spring AI's Gemini client cannot render.
	 */
	public boolean leavesMalformedAnswers() {
		return !this.transcript.toolAnswers()
			.stream()
			.allMatch((text) -> isJson(text, (json) -> !json.isMissingNode()));
	}

	/**
	 * Whether the history holds anything that other providers' clients cannot render.
	 */
	public boolean leavesMalformedHistory() {
		return leavesMalformedArguments() || leavesMalformedAnswers();
	}

	/**
	 * Whether all is as the scenario expects it with repair.
	 */
	public boolean isAsExpected() {
		return outcome() == this.scenario.expected() && !leavesMalformedHistory();
	}

	private static boolean isJson(String text, Predicate<JsonNode> condition) {
		try {
			return condition.test(MAPPER.readTree(text));
		}
		catch (JacksonException ex) {
			return false;
		}
	}

}
