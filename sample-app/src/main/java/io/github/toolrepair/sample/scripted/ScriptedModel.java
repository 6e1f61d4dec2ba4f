package io.github.toolrepair.sample.scripted;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

import io.github.toolrepair.sample.scenario.Correction;
import io.github.toolrepair.sample.scenario.Scenario;
import io.github.toolrepair.sample.scenario.Scenarios;

/**
 * Decides what the scripted model says next. It keeps no state: all that it knows is the
 * conversation that each request carries, as with a real model.
 * <p>
 * The user's last message chooses the scenario. The model then makes the scenario's calls
 * and reads the answers. When they satisfy it, it is done. When they tell all that the
 * scenario's correction needs, it makes the correction, once. When they do neither, it
 * sends the same calls again, as real models do, and gives up after the third time.
 */
final class ScriptedModel {

	private static final int MAX_ROUNDS = 3;

	private static final int MAX_QUOTE_LENGTH = 300;

	private static final String ID = "call_";

	private static final String CORRECTED_ID = "call_corrected_";

	private final Scenarios scenarios;

	ScriptedModel(Scenarios scenarios) {
		this.scenarios = scenarios;
	}

	ModelTurn next(List<ChatMessage> conversation) {
		int question = lastUserMessage(conversation);
		String message = (question >= 0) ? conversation.get(question).content() : "";
		Scenario scenario = this.scenarios.find(message);
		if (scenario == null) {
			return new ModelTurn.Text(help());
		}
		return next(scenario, conversation.subList(question + 1, conversation.size()));
	}

	private ModelTurn next(Scenario scenario, List<ChatMessage> turn) {
		List<ChatMessage> rounds = turn.stream().filter(ChatMessage::isToolRound).toList();
		if (rounds.isEmpty()) {
			return attempt(scenario, 1);
		}
		String allAnswers = answers(turn);
		if (scenario.satisfiedBy().stream().allMatch(allAnswers::contains)) {
			return new ModelTurn.Text("Done. " + quoteLatest(turn));
		}
		Correction correction = scenario.correction();
		boolean corrected = rounds.stream().anyMatch(ScriptedModel::isCorrection);
		if (correction != null && !corrected && correction.isPossibleAfter(latestAnswers(turn))) {
			return correct(scenario, correction, rounds.size() + 1);
		}
		if (corrected || rounds.size() == MAX_ROUNDS) {
			return new ModelTurn.Text("I could not do this. " + quoteLatest(turn));
		}
		return attempt(scenario, rounds.size() + 1);
	}

	private static ModelTurn attempt(Scenario scenario, int round) {
		String printed = scenario.printed();
		if (printed != null) {
			return new ModelTurn.Text(printed);
		}
		return new ModelTurn.Calls(scenario.calls(), ID + scenario.id() + "_" + round + "_",
				Objects.requireNonNullElse(scenario.finishReason(), "tool_calls"));
	}

	private static ModelTurn correct(Scenario scenario, Correction correction, int round) {
		String text = correction.text();
		if (text != null) {
			return new ModelTurn.Text(text);
		}
		return new ModelTurn.Calls(correction.calls(), CORRECTED_ID + scenario.id() + "_" + round + "_", "tool_calls");
	}

	private static boolean isCorrection(ChatMessage round) {
		return round.callIds().stream().anyMatch((id) -> id.startsWith(CORRECTED_ID));
	}

	private static int lastUserMessage(List<ChatMessage> conversation) {
		int index = conversation.size() - 1;
		while (index >= 0 && !conversation.get(index).isFromUser()) {
			index--;
		}
		return index;
	}

	private static String answers(List<ChatMessage> turn) {
		return turn.stream()
			.filter(ChatMessage::isFromTool)
			.map(ChatMessage::content)
			.collect(Collectors.joining("\n"));
	}

	private static String latestAnswers(List<ChatMessage> turn) {
		int latest = turn.size() - 1;
		while (latest >= 0 && !turn.get(latest).isToolRound()) {
			latest--;
		}
		return answers(turn.subList(latest + 1, turn.size()));
	}

	private static String quoteLatest(List<ChatMessage> turn) {
		String answers = latestAnswers(turn);
		boolean isLong = answers.length() > MAX_QUOTE_LENGTH;
		return "The tool answered: " + (isLong ? answers.substring(0, MAX_QUOTE_LENGTH) + "..." : answers);
	}

	private String help() {
		return this.scenarios.all()
			.stream()
			.map((scenario) -> "%s (%s)".formatted(scenario.id(), scenario.fault()))
			.collect(Collectors.joining("\n- ",
					"I am a scripted model. Send me the name of a fault, and I make it:\n- ", ""));
	}

}
